/** Why a part of a file did not become a part of a row: each code has a sentence in `list.import.left`. */
export const leftReasons = [
  'document',
  'unused',
  'remoteRef',
  'brokenRef',
  'unsafeKey',
  'cut',
  'metadataTooLong',
  'noHost',
  'serverVariable',
  'otherVersion',
  'notUnderstood',
] as const

/** Why a part of a file did not become a part of a row. */
export type LeftReason = (typeof leftReasons)[number]

/** A part of a file that no row has as it stands there, and why. */
export interface LeftOut {
  /** Where it stands in the file: `info.contact`, `#/components/schemas/Pet`. */
  what: string
  reason: LeftReason
}
