import { ReferenceName } from '../../../entity/ReferenceName.js'
import type { Finding } from './findingKey.js'

/** What the object of a finding is called: as the run has read it, or else as the server names it. */
export function FindingName({ finding: { kind, id }, name }: { finding: Finding; name: string | undefined }) {
  return name === undefined ? <ReferenceName to={kind} id={id} /> : name
}
