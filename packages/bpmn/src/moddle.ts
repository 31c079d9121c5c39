/** What the standard or an extension says of one property of a type of element. */
export interface PropertyDescriptor {
  /** Such as `eventDefinitions`. */
  readonly name: string
  readonly type: string
  readonly isAttr?: boolean
  readonly isMany?: boolean
  readonly isReference?: boolean
  readonly isVirtual?: boolean
  readonly default?: unknown
}

/** The part of bpmn-moddle that is used. */
export interface Moddle {
  create(type: string, attributes?: Record<string, unknown>): unknown
  fromXML(xml: string, type: string, options: object): Promise<{ rootElement: unknown; warnings: ParserWarning[] }>
  toXML(element: object, options?: { format?: boolean }): Promise<{ xml: string }>
}

/** What the parser left out, and why. */
export interface ParserWarning {
  message: string
  element?: unknown
  property?: string
  value?: string
}

/** An element of a parsed model, as bpmn-moddle holds it. */
export interface ModdleElement {
  /** Such as `bpmn:UserTask`. */
  readonly $type: string
  readonly $descriptor: { readonly isGeneric?: boolean; readonly properties?: readonly PropertyDescriptor[] }
  readonly $model: Moddle
  /** The element that holds it. */
  $parent?: ModdleElement
  /** Attributes that the standard does not know. */
  readonly $attrs?: Record<string, unknown>
  /** Whether it is of a type or one derived from it. */
  $instanceOf(type: string): boolean
  get(name: string): unknown
  /** Sets a property; `undefined` takes it away. */
  set(name: string, value: unknown): void
}

/** Whether a value is an object. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether a value is an element of a parsed model. */
export const isElement = (value: unknown): value is ModdleElement =>
  isObject(value) && '$type' in value && '$descriptor' in value && '$instanceOf' in value

/** An element that another one holds or refers to. */
export function elementOf(element: ModdleElement, property: string): ModdleElement | undefined {
  const value = element.get(property)
  return isElement(value) ? value : undefined
}

/** The elements that another one holds or refers to in a list. */
export function elementsOf(element: ModdleElement, property: string): ModdleElement[] {
  const value = element.get(property)
  return Array.isArray(value) ? value.filter(isElement) : []
}

/** A text of an element; empty where it is missing. */
export function textOf(element: ModdleElement, property: string): string {
  const value = element.get(property)
  return typeof value === 'string' ? value : ''
}

/** A number of an element; `null` where it is missing or no number. */
export function numberOf(element: ModdleElement, property: string): number | null {
  const value = element.get(property)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** Id of an element; empty where it has none. */
export const idOf = (element: ModdleElement) => textOf(element, 'id')

/** Whether an element is of one of some types or derived from it. */
export const isOneOf = (element: ModdleElement, types: readonly string[]) =>
  types.some((type) => element.$instanceOf(type))

/** Makes an element for the model of another one. */
export function createBeside(other: ModdleElement, type: string, attributes: Record<string, unknown>): ModdleElement {
  const element = other.$model.create(type, attributes)
  if (!isElement(element)) throw new TypeError(`bpmn-moddle makes no ${type}`)
  return element
}
