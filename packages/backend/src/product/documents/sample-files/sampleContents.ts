import { docxOf, xlsxOf } from './officeOf.js'
import { pdfOf } from './pdfOf.js'
import { pngOf } from './pngOf.js'

/** The kinds of file of the samples, by the ends of their names. */
export const sampleKinds = ['pdf', 'docx', 'xlsx', 'txt', 'png'] as const

/** The kind of file of a sample. */
export type SampleKind = (typeof sampleKinds)[number]

/** What the contents of a sample say: its title in ASCII, and the number of the version, of one digit. */
export interface SampleFacts {
  title: string
  version: number
}

const sections = [
  ['1 Purpose', 'This document describes how the work is done, so that everybody does it alike.'],
  ['2 Responsible', 'The owner of the process answers for it; the team leads answer for their shifts.'],
  ['3 Steps', 'Check the order and its attachments.'],
  ['', 'Enter what is missing, and ask where something is unclear.'],
  ['', 'Confirm the result in the system on the same day.'],
  ['4 Deviations', 'What cannot be done as described is stopped, and the lead decides.'],
] as const

const lines = sections.flatMap(([heading, text]) => [...(heading ? ['', heading] : []), text])
const note = ({ version }: SampleFacts) => `Version ${version}`

const steps = ['Freeze master data', 'Export open orders', 'Load balances', 'Check totals', 'Release users']

const bars = [60, 96, 44, 120, 84]
const palette = ['ffffff', '2b4fa8', '0e7c4a', '9a5b00', '8a3ab9', 'b3261e', 'c9cdd6']

/** A chart of five bars over a line. */
const chart = () =>
  pngOf([240, 150], palette, (x, y) => {
    if (y >= 136 && y < 138) return 6
    const bar = Math.floor((x - 20) / 42)
    const isInBar = bar >= 0 && bar < bars.length && (x - 20) % 42 < 30
    return isInBar && y < 136 && y >= 136 - (bars[bar] ?? 0) ? bar + 1 : 0
  })

const makers: Readonly<Record<SampleKind, (facts: SampleFacts) => string | Uint8Array<ArrayBuffer>>> = {
  pdf: (facts) =>
    pdfOf([
      { heading: facts.title, lines: [note(facts), ...lines], foot: 'Page 1 of 2' },
      { heading: 'Annex', lines: ['Forms and labels are kept with this document.', note(facts)], foot: 'Page 2 of 2' },
    ]),
  docx: (facts) =>
    docxOf([
      { text: facts.title, heading: true },
      { text: note(facts) },
      ...sections.flatMap(([heading, text]) => [...(heading ? [{ text: heading, heading: true }] : []), { text }]),
    ]),
  xlsx: (facts) =>
    xlsxOf([
      [facts.title, '', '', note(facts)],
      ['Step', 'Owner', 'Hours', 'State'],
      ...steps.map((step, index) => [
        step,
        index % 2 ? 'Team B' : 'Team A',
        4 + index * 2,
        index < 2 ? 'done' : 'open',
      ]),
    ]),
  txt: (facts) => [facts.title, note(facts), ...lines, ''].join('\n'),
  png: chart,
}

/** The contents of a sample's file. */
export const sampleContents = (kind: SampleKind, facts: SampleFacts): Blob => new Blob([makers[kind](facts)])

const sizes = new Map<SampleKind, { base: number; each: number }>()

/** Bytes of the contents, which grow with the title alone: ten thousand files need not be made to know theirs. */
export function sampleSize(kind: SampleKind, title: string): number {
  const sizeOf = (text: string) => makers[kind]({ title: text, version: 1 }).length
  const known = sizes.get(kind) ?? { base: sizeOf(''), each: sizeOf('x') - sizeOf('') }
  sizes.set(kind, known)
  return known.base + known.each * title.length
}
