import type { ConditionKind } from '@embpm/calendar/condition'
import type { Client, Entity, EntityApi, EntityDefinition, EntityName, EntityOfKind, Family } from '@embpm/contract'
import type * as z from 'zod/mini'
import type { EntityWords } from '../text/Text.js'
import { apiOf } from './apiOf.js'
import type { EntityField } from './EntityField.js'
import type { EntityForm } from './EntityForm.js'
import type { FileReaderName } from './import/fileReaders.js'
import { fieldsOfKind, type FieldLabels, type FieldPath, type WordedFields } from './fieldsOfKind.js'

/** A kind of entity as its list, its object page and the pickers of others know it. */
export interface EntityKind<E extends Entity> {
  /** Names it in query keys, drafts, saved views and uses: `ricefws`. */
  name: EntityName
  /** Who may read and write it. */
  family: Family
  /** Namespace of its words. */
  words: EntityWords
  /** Its endpoints. */
  api: (client: Client) => EntityApi<E>
  schema: z.ZodMiniType<E>
  /** What people call one: its name, or its number and name. */
  nameOf: (entity: E) => string
  /** Its fields by name, in the order in which people think of them. */
  fields: Readonly<Record<string, EntityField>>
  /** What its object page edits. */
  form: EntityForm
  /** Columns that its list can be sorted by. */
  sortColumns: readonly string[]
  /** Columns that its list can be filtered by. */
  filterColumns: readonly string[]
  /** What the conditions of these can say; of others they are choices. */
  conditionKinds: Readonly<Record<string, ConditionKind>>
  /** What files it can be imported from beside tables. Default: none. */
  fileReaders?: readonly FileReaderName[]
}

/** What the screens add to what the contract says of a kind. */
export interface KindFacts<F extends WordedFields, E> {
  words: EntityWords
  /** Labels of fields where they are not their own names; `null` for a field that no screen shows. */
  labels: FieldLabels<F>
  /** What people call one where its page already says what it is. Default: as everywhere. */
  nameOf?: (entity: E) => string
  /** What screens do with fields otherwise than their facts say. */
  fields?: { readonly [P in FieldPath<F>]?: Partial<Pick<EntityField, 'choices' | 'bulk' | 'required'>> }
  /** Adds rules over several fields to what the object page edits; a rule says its problem by a key of `problems`. */
  check?: (values: EntityDefinition<F>['values']) => EntityForm['schema']
  /** What files it can be imported from beside tables. Default: none. */
  fileReaders?: readonly FileReaderName[]
}

/** Makes a kind of entity for the screens from what the contract says of it. */
export function defineKind<const F extends WordedFields, K extends EntityName>(
  entity: EntityDefinition<F, K> & {
    schema: z.ZodMiniType<EntityOfKind<K>>
    nameOf: (entity: EntityOfKind<K>) => string
  },
  facts: KindFacts<F, EntityOfKind<K>>,
): EntityKind<EntityOfKind<K>> {
  const { words, labels, nameOf = entity.nameOf, fields: changes = {}, check, fileReaders } = facts
  const fields = fieldsOfKind(entity.fields, labels)
  for (const [name, change] of Object.entries<object>(changes)) {
    const field = fields[name]
    if (field) fields[name] = { ...field, ...change }
  }
  return {
    name: entity.kind,
    family: entity.family,
    words,
    api: apiOf(entity.kind),
    schema: entity.schema,
    nameOf,
    fields,
    form: { schema: check ? check(entity.values) : entity.values, empty: entity.empty },
    sortColumns: entity.sort,
    filterColumns: entity.filter,
    conditionKinds: entity.kinds,
    ...(fileReaders && { fileReaders }),
  }
}
