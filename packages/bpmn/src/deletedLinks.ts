import type { EntityName } from '@embpm/contract'
import type { ModelProblem, ProcessModel } from './ProcessModel.js'

/** A link of an element of a model. */
export interface ElementLink {
  /** Id of the element. */
  id: string
  kind: EntityName
  ref: string
}

/** What the elements of a model link to. */
export const linksOf = ({ elements }: ProcessModel): ElementLink[] =>
  [...elements.values()].flatMap(({ id, links }) => links.map(({ kind, ref }) => ({ id, kind, ref })))

/**
 * Finds the elements that link to something that does not exist.
 * @param exists whether an object exists; asked once for each
 */
export async function deletedLinks(
  links: readonly ElementLink[],
  exists: (kind: EntityName, ref: string) => boolean | Promise<boolean>,
): Promise<ModelProblem[]> {
  const answers = new Map<string, boolean | Promise<boolean>>()
  for (const { kind, ref } of links) {
    const key = `${kind} ${ref}`
    if (!answers.has(key)) answers.set(key, exists(kind, ref))
  }
  const known = new Map(await Promise.all([...answers].map(async ([key, answer]) => [key, await answer] as const)))
  const broken = new Set(links.filter(({ kind, ref }) => !known.get(`${kind} ${ref}`)).map(({ id }) => id))
  return [...broken].map((id) => ({ rule: 'deleted-link', severity: 'error', id }))
}
