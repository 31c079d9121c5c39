import { entityNames } from '@embpm/contract'
import { elementOf, elementsOf, type ModdleElement, numberOf, textOf } from './moddle.js'
import type { RoleLetter, StepFigures, StepLink, StepRole } from './ProcessModel.js'

/**
 * What the product stores in a model, as an extension that other tools carry along:
 *
 *     <bpmn:extensionElements>
 *       <emb:step duration="30" waiting="60" cost="12.5" currency="EUR">
 *         <emb:role letter="A" ref="…" name="Sales clerk" />
 *         <emb:link kind="transactions" ref="…" name="VA01" />
 *       </emb:step>
 *     </bpmn:extensionElements>
 *
 * Given to bpmn-moddle, and to bpmn-js as `moddleExtensions: { emb }`.
 */
export const emb = {
  name: 'EMBPM',
  prefix: 'emb',
  uri: 'urn:embpm:bpmn:1',
  xml: { tagAlias: 'lowerCase' },
  associations: [],
  types: [
    {
      name: 'Step',
      superClass: ['Element'],
      properties: [
        { name: 'duration', isAttr: true, type: 'Real' },
        { name: 'waiting', isAttr: true, type: 'Real' },
        { name: 'cost', isAttr: true, type: 'Real' },
        { name: 'currency', isAttr: true, type: 'String' },
        { name: 'roles', isMany: true, type: 'Role' },
        { name: 'links', isMany: true, type: 'Link' },
      ],
    },
    {
      name: 'Role',
      superClass: ['Element'],
      properties: [
        { name: 'letter', isAttr: true, type: 'String' },
        { name: 'ref', isAttr: true, type: 'String' },
        { name: 'name', isAttr: true, type: 'String' },
      ],
    },
    {
      name: 'Link',
      superClass: ['Element'],
      properties: [
        { name: 'kind', isAttr: true, type: 'String' },
        { name: 'ref', isAttr: true, type: 'String' },
        { name: 'name', isAttr: true, type: 'String' },
      ],
    },
  ],
}

/** What somebody can have to do with a step, in the order in which it is shown. */
export const roleLetters = ['R', 'A', 'C', 'I'] as const satisfies readonly RoleLetter[]

/** What the extension says of an element, and what of it could not be understood. */
export interface StepFacts {
  roles: StepRole[]
  links: StepLink[]
  figures: StepFigures
  warnings: string[]
}

/** The figures of a step of which nothing was noted. */
export const noFigures: StepFigures = { duration: null, waiting: null, cost: null, currency: null }

/** The extension of an element; `undefined` where it has none. */
export function stepOf(element: ModdleElement): ModdleElement | undefined {
  const extensions = elementOf(element, 'extensionElements')
  return extensions && elementsOf(extensions, 'values').find(({ $type }) => $type === 'emb:Step')
}

/** Reads the extension of an element: roles, links and figures. */
export function stepFactsOf(element: ModdleElement): StepFacts {
  const step = stepOf(element)
  const facts: StepFacts = { roles: [], links: [], figures: noFigures, warnings: [] }
  if (step === undefined) return facts
  for (const role of elementsOf(step, 'roles')) {
    const letter = roleLetters.find((known) => known === textOf(role, 'letter'))
    if (letter) facts.roles.push({ letter, ref: textOf(role, 'ref'), name: textOf(role, 'name') })
    else facts.warnings.push(`unknown letter of a role <${textOf(role, 'letter')}>`)
  }
  for (const link of elementsOf(step, 'links')) {
    const kind = entityNames.find((known) => known === textOf(link, 'kind'))
    if (kind) facts.links.push({ kind, ref: textOf(link, 'ref'), name: textOf(link, 'name') })
    else facts.warnings.push(`unknown kind of a link <${textOf(link, 'kind')}>`)
  }
  facts.figures = {
    duration: numberOf(step, 'duration'),
    waiting: numberOf(step, 'waiting'),
    cost: numberOf(step, 'cost'),
    currency: textOf(step, 'currency') || null,
  }
  return facts
}
