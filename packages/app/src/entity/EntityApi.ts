import type { Entity, EntityChange, EntityUse, ImportedRow, ListPage, ListQuery, RefusedEntity } from '@embpm/contract'

/** Options of a request. */
export interface RequestOptions {
  signal?: AbortSignal
}

/**
 * What the endpoints of every kind of entity can do, whatever their own types are. The client's endpoints fit:
 * `client.processes.ricefws` is an `EntityApi<Ricefw>`. What is sent is checked by the endpoints' own schemas.
 */
export interface EntityApi<E extends Entity> {
  list(query: ListQuery, options?: RequestOptions): Promise<ListPage<E>>
  values(input: { column: string }, options?: RequestOptions): Promise<string[]>
  resolve(input: { ids: string[] }, options?: RequestOptions): Promise<E[]>
  get(input: { id: string }, options?: RequestOptions): Promise<E>
  history(input: { id: string }, options?: RequestOptions): Promise<EntityChange[]>
  uses(input: { id: string }, options?: RequestOptions): Promise<EntityUse[]>
  create(input: { fields: object }, options?: RequestOptions): Promise<E>
  update(input: { id: string; lockVersion: number; fields: object }, options?: RequestOptions): Promise<E>
  updateMany(
    input: { entities: { id: string; lockVersion: number; fields: object }[] },
    options?: RequestOptions,
  ): Promise<{ changed: E[]; refused: RefusedEntity[] }>
  remove(input: { id: string; lockVersion?: number }, options?: RequestOptions): Promise<E>
  removeMany(
    input: { ids: string[] },
    options?: RequestOptions,
  ): Promise<{ removed: string[]; refused: RefusedEntity[] }>
  restore(input: { id: string }, options?: RequestOptions): Promise<E>
  restoreMany(
    input: { ids: string[] },
    options?: RequestOptions,
  ): Promise<{ restored: string[]; refused: RefusedEntity[] }>
  importRows(
    input: { mode: 'check' | 'write'; rows: Record<string, unknown>[] },
    options?: RequestOptions,
  ): Promise<ImportedRow[]>
}
