/** What one check took. */
export interface Row {
  name: string
  passed: boolean
  /** From its start to its end, in seconds. */
  wall: number
  /** Of all its processes, in seconds; 0 where the system does not tell. */
  cpu: number
  /** Most memory at once, in MB; 0 where the system does not tell. */
  peak: number
}

const cells = ({ name, passed, wall, cpu, peak }: Row, allCpu: number) => [
  `${passed ? '✓' : '✗'} ${name}`,
  clock(wall),
  cpu > 0 ? `${cpu.toFixed(0)} s` : '–',
  cpu > 0 ? `${((cpu / allCpu) * 100).toFixed(0)} %` : '–',
  peak > 0 ? `${peak.toFixed(0)} MB` : '–',
]

/**
 * The time table of a run: a line for each check, and one for the whole, which is shorter than their sum where they ran side by side.
 * @param whole that it has passed is not told by the rows: what failed in one can have passed in a later one
 */
export function timeTable(rows: readonly Row[], whole: Pick<Row, 'wall' | 'peak' | 'passed'>): string {
  const cpu = rows.reduce((sum, row) => sum + row.cpu, 0)
  const all = { name: 'the whole', cpu, ...whole }
  const lines = [
    ['', 'time', 'processor', 'share', 'memory'],
    ...rows.toSorted((a, b) => b.cpu - a.cpu || b.wall - a.wall).map((row) => cells(row, cpu)),
    cells(all, cpu),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) =>
      line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
    )
    .map((line) => line.join('  '))
    .join('\n')
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
