import * as z from 'zod/mini'

/** An element of the model as plain JSON: what it is, and its properties. */
interface PlainElement {
  readonly $type: string
  readonly [property: string]: unknown
}

/** An element of the model. */
interface ModelElement {
  $type: string
}

/** Makes an element of the model. */
type CreateElement = (type: string, properties: object) => ModelElement

/** Up to so many characters are read. */
const most = 5_000_000

const plainElement = z.looseObject({ $type: z.string().check(z.regex(/^[\w-]+:[\w-]+$/)) })

const point = z.object({ x: z.number(), y: z.number() })

const descriptor = z.object({
  id: z.string(),
  priority: z.number(),
  parent: z.optional(z.string()),
  host: z.optional(z.string()),
  source: z.optional(z.string()),
  target: z.optional(z.string()),
  labelTarget: z.optional(z.string()),
  default: z.optional(z.string()),
  name: z.optional(z.string()),
  isExpanded: z.optional(z.boolean()),
  hidden: z.optional(z.boolean()),
  collapsed: z.optional(z.boolean()),
  x: z.optional(z.number()),
  y: z.optional(z.number()),
  width: z.optional(z.number().check(z.positive())),
  height: z.optional(z.number().check(z.positive())),
  waypoints: z.optional(z.array(point).check(z.minLength(2))),
  businessObject: z.optional(plainElement),
  di: z.optional(plainElement),
  processRef: z.optional(plainElement),
})

const copied = z.object({
  /** Says whose JSON it is. */
  embpm: z.literal('bpmn-elements'),
  version: z.literal(1),
  tree: z.record(z.string().check(z.regex(/^\d+$/)), z.array(descriptor)),
})

type PlainTree = z.infer<typeof copied>['tree']

type CopiedElement = Omit<z.infer<typeof descriptor>, 'businessObject' | 'di' | 'processRef'> & {
  businessObject?: ModelElement
  di?: ModelElement
  processRef?: ModelElement
}

/** Elements as the library copies them, by their depth. */
export type CopiedTree = Readonly<Record<string, readonly CopiedElement[]>>

/** What a clipboard holds of copied elements. */
export const toText = (tree: object): string =>
  // What is drawn names its element, which stands beside it already.
  JSON.stringify({ embpm: 'bpmn-elements', version: 1, tree }, (name, value: unknown) =>
    name === 'bpmnElement' ? undefined : value,
  )

const isElement = (value: unknown): value is PlainElement => plainElement.safeParse(value).success

/** Plain JSON as an element of the model, with all that is in it. */
function reviveElement(element: PlainElement, create: CreateElement): ModelElement {
  const { $type, ...properties } = element
  return create($type, reviveAll(properties, create))
}

/** What the model sets by itself, ids among it, or nobody may. */
const refused: ReadonlySet<string> = new Set(['__proto__', 'id', '$parent', '$type', '$model', '$descriptor'])

const reviveAll = (values: object, create: CreateElement): object =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !refused.has(name))
      .map(([name, value]) => [name, revive(value, create)]),
  )

function revive(value: unknown, create: CreateElement): unknown {
  if (Array.isArray(value)) return value.map((one) => revive(one, create))
  if (typeof value !== 'object' || value === null) return value
  return isElement(value) ? reviveElement(value, create) : reviveAll(value, create)
}

/** Every label, host, source and target is among those that were copied. */
const isWhole = (tree: PlainTree): boolean => {
  const all = Object.values(tree).flat()
  const ids = new Set(all.map(({ id }) => id))
  return all.every(
    ({ businessObject, host, source, target, labelTarget, waypoints }) =>
      [host, source, target, labelTarget].every((id) => id === undefined || ids.has(id)) &&
      (labelTarget !== undefined || businessObject !== undefined) &&
      (waypoints === undefined || (source !== undefined && target !== undefined)),
  )
}

/**
 * Reads what a clipboard holds.
 * @param create makes an element of the model; throws for a kind that the model does not know
 * @returns `null` where it is nothing that was copied from a diagram
 */
export function readCopied(text: string, create: CreateElement): CopiedTree | null {
  if (text.length > most) return null
  try {
    const { tree } = copied.parse(JSON.parse(text))
    if (!isWhole(tree) || Object.values(tree).flat().length === 0) return null
    return Object.fromEntries(
      Object.entries(tree).map(([depth, branch]) => [
        depth,
        branch.map(({ businessObject, di, processRef, ...drawn }): CopiedElement => {
          const model = businessObject && reviveElement(businessObject, create)
          return {
            ...drawn,
            ...(model && { businessObject: model }),
            ...(di && { di: Object.assign(reviveElement(di, create), { bpmnElement: model }) }),
            ...(processRef && { processRef: reviveElement(processRef, create) }),
          }
        }),
      ]),
    )
  } catch {
    return null
  }
}
