const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A number of bytes as people read it, in the locale's words: 950 bytes, 1.2 MB. A kilobyte has 1,000 bytes. */
export function fileSize(bytes: number, locale: string): string {
  let step = 0
  // 999.95 of a unit would be written as 1,000 of it.
  while (step < units.length - 1 && bytes / 1000 ** step >= 999.95) step++
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  })
  // A number and its unit stay on one line.
  return format.format(bytes / 1000 ** step).replaceAll(' ', '\u00a0')
}
