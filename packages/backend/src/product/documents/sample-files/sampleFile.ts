import { samplesOf } from '../../entity/seeding.js'
import { type SampleKind, sampleContents, sampleKinds } from './sampleContents.js'

/** The kind of file that a name ends with. */
export const sampleKindOf = (name: string): SampleKind | undefined =>
  sampleKinds.find((kind) => name.endsWith(`.${kind}`))

/** The contents of a version of a sample; `undefined` where there is no such sample. */
export function sampleFile(
  { id, organisationId }: { id: string; organisationId: string },
  version: number,
): Promise<Blob | undefined> {
  const document = samplesOf('documents', organisationId).byId.get(id)
  const kind = document?.file && sampleKindOf(document.file.name)
  return Promise.resolve(document && kind ? sampleContents(kind, { title: document.title, version }) : undefined)
}
