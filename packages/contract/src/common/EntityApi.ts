import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'

import type { Entity } from './entity.js'
import type { EntityEndpoints } from './entityEndpoints.js'
import type { NodeEndpoints, TreeEndpoints, TreeNode } from './treeEndpoints.js'

/** Options of a request. */
export interface RequestOptions {
  signal?: AbortSignal
}

/** A method, so that one of a single kind, which takes less, is one of any kind: what is sent is checked by the endpoints. */
interface Call<I, O> {
  call(input: I, options?: RequestOptions): Promise<O>
}

type Calls<Inputs, Outputs extends Record<keyof Inputs, unknown>> = {
  [K in keyof Inputs]: Call<Inputs[K], Outputs[K]>['call']
}

type AnyEndpoints<E extends Entity> = EntityEndpoints<E, object, object, string>
type AnyTreeEndpoints<E extends Entity & N, N extends TreeNode> = TreeEndpoints<E, N, object, object, string>

/** What a client can do with the entities of a kind, whichever it is: `client.ricefws` is an `EntityApi<Ricefw>`. */
export type EntityApi<E extends Entity> = Calls<
  InferContractRouterInputs<AnyEndpoints<E>>,
  InferContractRouterOutputs<AnyEndpoints<E>>
>

/** What a client can do with the nodes of a tree, to read it piece by piece: `client.sapTables`. */
export type NodeApi<N extends TreeNode> = Calls<
  InferContractRouterInputs<NodeEndpoints<N>>,
  InferContractRouterOutputs<NodeEndpoints<N>>
>

/** What a client can do with entities that form a tree: `client.processes`. */
export type TreeApi<E extends Entity & N, N extends TreeNode> = Calls<
  InferContractRouterInputs<AnyTreeEndpoints<E, N>>,
  InferContractRouterOutputs<AnyTreeEndpoints<E, N>>
>
