/** Why a text is no model that can be read. */
export type BpmnErrorReason =
  /** The text, or one attribute of it, is longer than {@link limits} allow. */
  | 'too-large'
  /** It holds more elements, levels, attributes or mistakes than {@link limits} allow. */
  | 'too-many'
  /** It brings a DOCTYPE, by which entities and other files are drawn in. */
  | 'doctype'
  /** It is not well-formed. */
  | 'not-xml'
  /** It is XML, but its root is not `definitions` of BPMN 2.0. */
  | 'not-bpmn'
  /** Elements lie in each other: a lane in itself, an event attached to itself. */
  | 'cycle'

/** Where a text could not be read; both begin at 1. */
export interface BpmnErrorPosition {
  line: number
  column: number
}

/** Tells why a text could not be read as a BPMN model. `message` is English, for logs; the app has its own words for each reason. */
export class BpmnError extends Error {
  override readonly name = 'BpmnError'
  readonly reason: BpmnErrorReason
  /** What is wrong, short: a tag, an id, a number. Text of the file, never HTML. */
  readonly detail: string
  readonly line: number | null
  readonly column: number | null

  constructor(reason: BpmnErrorReason, detail: string, position: BpmnErrorPosition | null = null) {
    super(`${reason}: ${detail}${position === null ? '' : ` (line ${position.line}, column ${position.column})`}`)
    this.reason = reason
    this.detail = detail
    this.line = position?.line ?? null
    this.column = position?.column ?? null
  }
}
