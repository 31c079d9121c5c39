import type { EntityName, EntityOfKind } from '@embpm/contract'

/** A value of an object as the rules see it: what a list holds besides texts is left out. */
export type Cell = string | number | boolean | null | string[]

/** An object of the model with the fields that rules read. */
export interface ModelRow {
  readonly id: string
  /** What people call it. */
  readonly name: string
  readonly cells: Record<string, Cell>
}

/** What the report on processes says of the model of a process, by the id of the process. */
export interface DrawnModel {
  /** Of the model that counts; empty for a process that nobody has drawn. */
  state: string
  steps: number
  withoutAccountable: number
  severalAccountable: number
  problems: number
}

/** What is read as a whole: the objects of a kind, the models that are drawn, and the people who are referred to. */
export type ModelPart = EntityName | 'drawnModels' | 'people'

/** The fields of a part that a rule may read. */
export type PartField<P extends ModelPart> = P extends EntityName
  ? keyof EntityOfKind<P> & string
  : P extends 'drawnModels'
    ? keyof DrawnModel
    : never

/** What a rule reads: the fields of each part. */
export type Reads = { readonly [P in ModelPart]?: readonly PartField<P>[] }

/** The objects of a part, with the fields `F`. */
export interface PartView<F extends string> {
  /** Each object once. What is looked at is counted. */
  each(): Iterable<ModelRow>
  get(id: string): ModelRow | undefined
  /** The objects by the text of a field, such as those of one table by `tableId`; made once. */
  by(field: F, value: string): readonly ModelRow[]
  /** The text of a field; empty where there is none. */
  text(row: ModelRow, field: F): string
  /** The number in a field, 0 where there is none. */
  number(row: ModelRow, field: F): number
  flag(row: ModelRow, field: F): boolean
  /** The texts of a list. */
  texts(row: ModelRow, field: F): readonly string[]
}

type FieldsIn<R extends Reads, P> = P extends keyof R
  ? R[P] extends readonly (infer F extends string)[]
    ? F
    : never
  : never

/** The model as a rule sees it: the parts that it says it reads. */
export interface Model<R extends Reads> {
  /** YYYY-MM-DD. */
  readonly today: string
  part<P extends keyof R & ModelPart>(part: P): PartView<FieldsIn<R, P>>
}

/** A field of a kind that refers to objects of other kinds. */
export interface ModelReference {
  kind: EntityName
  field: string
  /** What it may refer to. */
  to: readonly ModelPart[]
  /** The column that it names there; `id` where it says none. */
  by: string
}

/** The whole model, for the rules that look at every part of it. */
export interface WholeModel {
  readonly today: string
  readonly references: readonly ModelReference[]
  part(part: ModelPart): PartView<string>
  /** Whether a part was read. */
  has(part: ModelPart): boolean
}
