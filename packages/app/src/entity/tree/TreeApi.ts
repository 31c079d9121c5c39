import type { Counted, Entity, TreeNode } from '@embpm/contract'
import type { EntityApi, RequestOptions } from '../EntityApi.js'

/** The endpoints that read a tree piece by piece, as the client has them: `client.processes.sapTables`. */
export interface NodeApi<N extends TreeNode> {
  children(input: { parentId?: string }, options?: RequestOptions): Promise<Counted<N>[]>
  find(
    input: { search: string; size?: number },
    options?: RequestOptions,
  ): Promise<{ paths: Counted<N>[][]; total: number }>
  paths(input: { ids: string[] }, options?: RequestOptions): Promise<Counted<N>[][]>
}

/** The endpoints of entities that form a tree: `client.processes.processes`. */
export interface TreeApi<E extends Entity, N extends TreeNode> extends EntityApi<E>, NodeApi<N> {
  move(
    input: { id: string; lockVersion: number; parentId: string | null; order: number },
    options?: RequestOptions,
  ): Promise<E>
}
