import type { Client, ReferenceTarget } from '@embpm/contract'
import { entityApis } from './entityApis.js'
import type { RequestOptions } from './EntityApi.js'

/** Somebody or something that an entity refers to, as people know it. */
export interface ReferenceEntry {
  id: string
  name: string
  /** What tells it from others of the same name. */
  detail?: string
}

/** Options of a search. */
export interface FindOptions extends RequestOptions {
  /** How many entries are offered. Default 20. */
  size?: number
}

/** How the entries of one target are found. */
export interface Reference {
  /** The first ones in which every token of `search` is found; without tokens the first ones at all. */
  find(client: Client, search: string, options: FindOptions): Promise<ReferenceEntry[]>
  /** Those of the ids that exist. */
  resolve(client: Client, ids: string[], options: RequestOptions): Promise<ReferenceEntry[]>
}

interface Rows<E> {
  list(query: { search?: string; size: number }, options: RequestOptions): Promise<{ rows: E[] }>
  resolve(input: { ids: string[] }, options: RequestOptions): Promise<E[]>
}

const ofKind = <E extends { id: string }>(
  rows: (client: Client) => Rows<E>,
  entry: (entity: E) => Omit<ReferenceEntry, 'id'>,
): Reference => {
  const named = (entities: E[]) => entities.map((entity) => ({ id: entity.id, ...entry(entity) }))
  return {
    async find(client, search, { size = 20, ...options }) {
      return named((await rows(client).list({ search: search || undefined, size }, options)).rows)
    },
    async resolve(client, ids, options) {
      return named(await rows(client).resolve({ ids }, options))
    },
  }
}

/** Things are called alike in every site, so their code belongs to the name. */
const coded = <E extends { code: string; name: string }>({ code, name }: E) => ({ name: `${code} ${name}` })

/** What the fields of entities refer to. */
export const references: Readonly<Record<ReferenceTarget, Reference>> = {
  people: {
    async find(client, search, { size = 20, ...options }) {
      const people = await client.people.find({ search, size }, options)
      return people.map(({ id, name, email }) => ({ id, name, detail: email }))
    },
    resolve: (client, ids, options) => client.people.resolve({ ids }, options),
  },
  businessAreas: ofKind(entityApis.businessAreas, coded),
  processes: ofKind(entityApis.processes, coded),
  ricefws: ofKind(entityApis.ricefws, ({ ricefwId, name }) => ({ name: `${ricefwId} ${name}` })),
  transactions: ofKind(entityApis.transactions, ({ tcode, name }) => ({ name: `${tcode} ${name}` })),
  glAccounts: ofKind(entityApis.glAccounts, ({ glAccount, glSText }) => ({ name: `${glAccount} ${glSText}` })),
  scenarios: ofKind(entityApis.scenarios, coded),
  operationAreas: ofKind(entityApis.operationAreas, coded),
  businessDomains: ofKind(entityApis.businessDomains, coded),
  costObjects: ofKind(entityApis.costObjects, ({ costObject, name }) => ({ name: `${costObject} ${name}` })),
  services: ofKind(entityApis.services, ({ name, serviceName }) => ({ name, detail: serviceName })),
  dictionaryTables: ofKind(entityApis.dictionaryTables, ({ tableName, system, descriptionInfo }) => ({
    name: `${tableName} (${system})`,
    detail: descriptionInfo.shortDescription,
  })),
  dataTables: ofKind(entityApis.dataTables, ({ wbs, tableName }) => ({ name: `${wbs} - ${tableName}` })),
  dataFields: ofKind(entityApis.dataFields, ({ fieldName, description }) => ({ name: fieldName, detail: description })),
  scenarioProcesses: ofKind(entityApis.scenarioProcesses, ({ scenario, sequence, process }) => ({
    name: `${scenario?.code ?? ''} ${sequence}: ${process?.name ?? ''}`,
  })),
  periods: ofKind(entityApis.periods, ({ interval, year, number }) => ({ name: `${year} ${interval} ${number}` })),
  operationOrders: ofKind(entityApis.operationOrders, ({ orderNo, title }) => ({ name: `${orderNo} ${title}` })),
  organisations: ofKind(entityApis.organisations, ({ title }) => ({ name: title })),
  users: ofKind(entityApis.users, ({ firstname, lastname, email }) => ({
    name: `${firstname} ${lastname}`,
    detail: email,
  })),
  configurations: ofKind(entityApis.configurations, ({ key }) => ({ name: key })),
  views: ofKind(entityApis.views, ({ name }) => ({ name })),
  dataElements: ofKind(entityApis.dataElements, ({ rollName, description }) => ({
    name: `${rollName} ${description}`,
  })),
}
