import type {
  EntityApi,
  EntityApis,
  EntityName,
  EntityOfKind,
  NodeApi,
  NodeApis,
  NodeOfKind,
  TreeName,
} from '@embpm/contract'

/** The endpoints of a kind of entity; they are loaded with the first call. */
export const apiOf =
  <K extends EntityName>(kind: K) =>
  (client: EntityApis): EntityApi<EntityOfKind<K>> =>
    client[kind]

/** The endpoints that read the tree of a kind of entity; they are loaded with the first call. */
export const nodeApiOf =
  <K extends TreeName>(kind: K) =>
  (client: NodeApis): NodeApi<NodeOfKind<K>> =>
    client[kind]
