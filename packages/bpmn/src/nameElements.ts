import { idOf, type ModdleElement } from './moddle.js'
import { structureOf } from './structure.js'

/** Gives each element without an id one that follows from its type and its position in the file: `UserTask_n1`. */
export function nameElements(definitions: ModdleElement): void {
  const elements = structureOf(definitions).map(({ element }) => element)
  const taken = new Set(elements.map(idOf))
  let number = 0
  for (const element of elements.filter((one) => idOf(one) === '')) {
    const type = element.$type.slice(element.$type.indexOf(':') + 1)
    do number += 1
    while (taken.has(`${type}_n${number}`))
    element.set('id', `${type}_n${number}`)
  }
}
