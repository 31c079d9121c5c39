/** Why a file cannot be read: each code has a sentence in `list.import.file`. */
export const fileProblems = [
  'tooLarge',
  'tooManyRows',
  'tooManyColumns',
  'tooMuch',
  'oldFormat',
  'damaged',
  'empty',
  'noRows',
  'malformed',
  'documentType',
  'otherVersion',
  'noServices',
  'notDescribed',
] as const

/** Why a file cannot be read. */
export type FileProblem = (typeof fileProblems)[number]

/** A file that cannot be imported, and why. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError'

  readonly problem: FileProblem

  /** The line where it shows, from 1; `undefined` where none is known. */
  readonly line: number | undefined

  constructor(problem: FileProblem, { line, ...options }: ErrorOptions & { line?: number } = {}) {
    super(`The file is ${problem}`, options)
    this.problem = problem
    this.line = line
  }
}
