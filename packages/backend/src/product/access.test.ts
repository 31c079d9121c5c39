import { type Client, loadContract, type Profile } from '@embpm/contract'
import { createRouterClient, ORPCError } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleCredentials } from '../msw.js'
import { router } from '../router.js'
import { sampleProfile } from '../sample/auth.data.js'
import { createStore, type Store } from '../store.js'
import { callerOf } from '../testing/callerOf.js'
import { type Host, startHost } from '../testing/startHost.js'
import { sampleOrganisations } from './administration/organisation.js'
import { sessionUserId } from './administration/sessionProfile.js'
import { userRecordTable } from './administration/userRecordTable.js'

const idOf = (plan: string) => sampleOrganisations.find((one) => one.plan === plan)?.organisationId ?? ''
const organisations = { CORPORATE: idOf('CORPORATE'), SUBSCRIPTION: idOf('SUBSCRIPTION') }

type Plan = keyof typeof organisations
const plans: readonly Plan[] = ['CORPORATE', 'SUBSCRIPTION']
interface Person {
  userType: Plan
  roles: Profile['roles']
  permitted: boolean
}

// What follows says once more, in other words than the table, what the settled points ask for.

const consults = ({ roles }: Person, plan: Plan) => roles.length > 0 && plan === 'CORPORATE'
const rules: Readonly<
  Record<string, { read: (person: Person, plan: Plan) => boolean; write: (person: Person, plan: Plan) => boolean }>
> = {
  processes: { read: ({ permitted }) => permitted, write: ({ permitted, roles }) => permitted && roles.length > 0 },
  comments: { read: ({ permitted }) => permitted, write: ({ permitted }) => permitted },
  consulting: { read: consults, write: consults },
  administration: {
    read: ({ userType, roles }) => userType === 'SUBSCRIPTION' || roles.length > 0,
    write: ({ roles }) => roles.includes('ADM'),
  },
  audit: { read: ({ roles }) => roles.includes('ADM'), write: () => false },
  own: { read: () => true, write: () => true },
}

/** The rule of each kind of entity that is not `consulting`, and whose readers read it because they work with it. */
const kinds: Readonly<Record<string, readonly [rule: string, alsoReadBy?: string]>> = {
  businessAreas: ['processes'],
  processes: ['processes', 'consulting'],
  requirements: ['processes', 'consulting'],
  requirementApproval: ['processes'],
  ricefws: ['processes'],
  systems: ['processes', 'consulting'],
  transactions: ['processes', 'consulting'],
  processRoles: ['processes', 'consulting'],
  dictionaryTables: ['consulting', 'processes'],
  dataTables: ['consulting', 'processes'],
  dataFields: ['consulting', 'processes'],
  dataElements: ['consulting', 'processes'],
  tableVersions: ['consulting', 'processes'],
  revisions: ['processes', 'consulting'],
  documents: ['processes'],
  documentFiles: ['processes'],
  comments: ['comments'],
  processReport: ['processes'],
  orgUnits: ['processes', 'consulting'],
  positions: ['processes'],
  positionAssignments: ['processes'],
  employees: ['consulting', 'processes'],
  orgChart: ['processes'],
  sapTables: ['processes', 'consulting'],
  costObjects: ['processes', 'consulting'],
  glAccounts: ['processes'],
  costElements: ['processes'],
  costElementCalls: ['processes'],
  costObjectGroups: ['processes'],
  organisations: ['administration'],
  subscriptions: ['administration'],
  users: ['administration'],
  archive: ['administration'],
  auditLog: ['audit'],
  objectExplorer: ['administration'],
  userAccess: ['administration'],
  views: ['own'],
  live: ['own'],
}

/** The rule of an endpoint that is not the one of those it stands with. */
const ownRules: Readonly<Record<string, (typeof kinds)[string]>> = { 'dashboards.analytics': ['processes'] }

const inputs: Readonly<Record<string, object>> = {
  list: {},
  values: { column: 'id' },
  sums: { by: 'id' },
  resolve: { ids: [] },
  names: { keys: [] },
  children: {},
  find: { search: 'x' },
  paths: { ids: [] },
  get: { id: 'none', on: '2026-11-20' },
  previewMove: { id: 'none' },
  year: { year: 2026 },
  check: { ids: ['none'] },
  act: { action: 'close', periods: [{ id: 'none', lockVersion: 1 }] },
  createYear: { year: 2026 },
  history: { id: 'none' },
  uses: { id: 'none' },
  create: { fields: {} },
  update: { id: 'none', lockVersion: 1, fields: {} },
  updateMany: { entities: [] },
  remove: { id: 'none' },
  removeMany: { ids: [] },
  restore: { id: 'none' },
  restoreMany: { ids: [] },
  importRows: { mode: 'check', rows: [] },
  move: { id: 'none', lockVersion: 1, parentId: null, order: 0 },
  save: { processId: 'none', basedOn: null, bpmnXml: '-' },
  describe: { id: 'none', lockVersion: 1 },
  turn: { id: 'none', lockVersion: 1, to: 'review' },
  getAllCostElements: { organisation: organisations.CORPORATE },
  decide: { id: 'none', lockVersion: 1, action: 'request' },
  change: { id: 'none' },
  stand: { place: null },
}
/** Those whose input differs from that of the same name elsewhere. */
const ownInputs: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  archive: { export: { id: 'none' }, import: { id: 'none', mode: 'check', archive: {} } },
  auditLog: { values: { column: 'kind' } },
  objectExplorer: {
    links: { kind: 'users', id: 'none' },
    search: { text: 'none' },
    path: { from: { kind: 'users', id: 'none' }, to: { kind: 'users', id: 'none' } },
  },
  userAccess: {
    invite: { email: 'x@example.test', firstname: 'x', lastname: 'x', roles: [] },
    invitation: { id: 'none' },
    signIns: { id: 'none' },
  },
  comments: {
    list: { kind: 'requirements', id: 'none' },
    begin: { kind: 'requirements', id: 'none', body: [{ text: '-' }] },
    start: { revisionId: 'none', stepId: 'T', body: [{ text: '-' }] },
    reply: { id: 'none', body: [{ text: '-' }] },
    edit: { id: 'none', commentId: 'none', lockVersion: 1, body: [{ text: '-' }] },
    remove: { id: 'none', commentId: 'none' },
    turn: { id: 'none', lockVersion: 1, to: 'resolved' },
  },
  scenarioBuild: {
    read: { id: 'none' },
    save: { id: 'none', lockVersion: 1, steps: [] },
    copy: { id: 'none', code: 'none', name: 'none', release: '' },
  },
  testRunner: {
    read: { id: 'none' },
    start: { key: 'none', scenarioId: 'none', system: '' },
    record: { results: [] },
    turn: { id: 'none', lockVersion: 1, to: 'finished' },
  },
  modelCheck: {
    read: {},
    store: { key: 'none', objects: 0, milliseconds: 0, rules: [] },
    ignore: { key: 'none', reason: 'none', lockVersion: null },
    heed: { key: 'none', lockVersion: 1 },
  },
  testTaskPlan: {
    propose: { id: 'none' },
    save: { id: 'none', tasks: [], removes: [] },
    assign: { ids: ['none'] },
  },
  capacity: {
    read: { from: '2026-11-16', weeks: 14 },
    findFree: { assignmentId: 'none', week: '2026-11-16' },
    change: { changes: [] },
  },
  projectStatus: {
    read: { asOf: '2026-11-20' },
    one: { id: 'none', asOf: '2026-11-20' },
    issue: { id: 'none', lockVersion: 1 },
  },
  testCoverage: { read: {}, cell: { processId: 'none', type: null } },
  dashboards: {
    project: { from: '2026-09-01', to: '2026-11-30', asOf: '2026-11-20' },
    analytics: { from: '2026-09-01', to: '2026-11-30' },
    finance: { from: '2026-01-01', to: '2026-12-31', asOf: '2026-11-20' },
  },
  orderSplit: { check: { id: 'none' }, act: { id: 'none', lockVersion: 1 } },
  executionGrid: { read: { year: 2026, interval: 'weeks' } },
  eventSchedule: {
    read: { start: '2026-11-01', end: '2026-11-30', timeZone: 'UTC', layers: [] },
    create: {
      fields: {
        title: 'none',
        calendarId: 'none',
        allDay: true,
        start: '2026-11-20',
        end: '2026-11-20',
        timeZone: '',
        recurrence: '',
        location: '',
        description: '',
        participants: [],
      },
    },
    change: { id: 'none', lockVersion: 1, occurrence: null, scope: 'all', fields: {} },
    remove: { id: 'none', lockVersion: 1, occurrence: null, scope: 'all' },
    putBack: { before: [] },
    next: { start: '2026-11-20', timeZone: '', recurrence: '', count: 3 },
    importEvents: { calendarId: 'none', events: [] },
    ofCalendar: { calendarId: 'none' },
  },
  operationTaskPlan: { read: {}, change: { changes: [{ id: 'none', lockVersion: 1, fields: {} }] } },
  tableVersions: {
    list: { kind: 'dataTables', id: 'none' },
    create: { kind: 'dataTables', id: 'none' },
  },
  tableCreation: {
    create: {
      table: { kind: 'dataTables', tableName: 'none', wbs: '', version: 1, description: '', parentId: 'none' },
      fields: [],
      elements: [],
    },
  },
  documentFiles: {
    begin: { name: 'none', size: 0 },
    resume: { id: 'none' },
    finish: { id: 'none', documentId: null, subject: null },
    cancel: { id: 'none' },
    versions: { id: 'none' },
    content: { id: 'none', number: 1 },
    restore: { id: 'none', number: 1 },
    ofSubject: { kind: 'processes', id: 'none' },
    link: { id: 'none', subject: { kind: 'processes', id: 'none' } },
    unlink: { id: 'none', subject: { kind: 'processes', id: 'none' } },
  },
}
const reading = [
  'list',
  'values',
  'sums',
  'resolve',
  'names',
  'children',
  'find',
  'paths',
  'get',
  'history',
  'uses',
  'modelled',
  'versions',
  'content',
  'ofSubject',
  'getAllCostElements',
  'previewMove',
  'analytics',
  'links',
  'search',
  'path',
]

const open = ['auth', 'configuration', 'me', 'people']
const groups = Object.entries(await loadContract())
  .filter(([name]) => !open.includes(name))
  .map(([name, endpoints]) => ({ name, endpoints: Object.keys(endpoints) }))

const roleSets: readonly Profile['roles'][] = [[], ['CON'], ['ADM']]
const everybody: readonly Person[] = plans.flatMap((userType) =>
  roleSets.flatMap((roles) => [true, false].map((permitted) => ({ userType, roles, permitted }))),
)

/** A store in which the sample user has no role by membership. */
async function withoutMembershipRoles(): Promise<Store> {
  const store = createStore()
  const caller = callerOf(store)
  const { lockVersion, memberships } = await userRecordTable.get(sessionUserId, caller)
  const fields = { memberships: memberships.map(({ organisationId }) => ({ organisationId, roles: [] })) }
  await userRecordTable.update({ id: sessionUserId, lockVersion, fields }, caller)
  return store
}

const inputOf = ([name = '', endpoint = '']: readonly string[]) => ownInputs[name]?.[endpoint] ?? inputs[endpoint]

/** What calling an endpoint comes to: `answered`, or the code of the error. */
async function codeOf(client: unknown, path: readonly string[]): Promise<string> {
  const call = path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), client)
  if (typeof call !== 'function') throw new Error(`There is no ${path.join('.')}.`)
  try {
    await Reflect.apply(call, undefined, [inputOf(path)])
    return 'answered'
  } catch (error) {
    if (error instanceof ORPCError) return String(error.code)
    throw error
  }
}

test('each rule is one of a kind of entity', () => {
  expect(groups.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(kinds)))
})

describe.each(groups)('$name', ({ name, endpoints }) => {
  test.each(plans)('in an organisation with the plan %s', async (plan) => {
    const store = await withoutMembershipRoles()
    for (const person of everybody) {
      const { userType, roles, permitted } = person
      const user: Profile = { ...sampleProfile, userType, roles, permissions: permitted ? ['embpm_r'] : [] }
      const context = { ...callerOf(store, user), organisationId: organisations[plan] }
      for (const endpoint of endpoints) {
        const [own, also = own] = ownRules[`${name}.${endpoint}`] ?? kinds[name] ?? ['consulting']
        const what = reading.includes(endpoint) ? 'read' : 'write'
        const open = rules[own]?.[what](person, plan) || (what === 'read' && rules[also]?.read(person, plan))
        const client: unknown = createRouterClient(router, { context })
        const code = await codeOf(client, [name, endpoint])
        expect([endpoint, person, code === 'FORBIDDEN'], code).toEqual([endpoint, person, !open])
      }
    }
  })
})

describe('roles of a membership', () => {
  let host: Host
  let client: Client
  beforeAll(async () => {
    host = await startHost()
    client = host.clientOf(organisations.CORPORATE)
  })
  beforeEach(() => host.renew())
  afterAll(() => host.close())

  const setUser = async (fields: object) => {
    const { lockVersion } = await client.users.get({ id: sessionUserId })
    await client.users.update({ id: sessionUserId, lockVersion, fields })
  }
  const membershipsWith = async (roles: Profile['roles']) =>
    (await client.users.get({ id: sessionUserId })).memberships.map(({ organisationId }) => ({
      organisationId,
      roles: organisationId === organisations.CORPORATE ? roles : [],
    }))

  test('hold in that organisation alone', async () => {
    await setUser({ roles: [], memberships: await membershipsWith(['CON']) })
    await expect(client.periods.list({})).resolves.toMatchObject({ page: 1 })
    const [, other] = sampleOrganisations.filter(({ plan }) => plan === 'CORPORATE')
    await expect(host.clientOf(other?.organisationId ?? '').periods.list({})).rejects.toMatchObject({
      code: 'FORBIDDEN',
      data: { missing: ['role'] },
    })
  })

  test('of an administrator show and change that organisation and its users alone', async () => {
    const everyone = (await client.users.list({})).total
    await setUser({ roles: [], memberships: await membershipsWith(['ADM']) })
    const { users, organisations: records } = client
    const { rows, total } = await users.list({ size: 200 })
    expect(total).toBeLessThan(everyone)
    const seen = new Set(rows.flatMap(({ memberships }) => memberships.map(({ organisationId }) => organisationId)))
    expect([...seen]).toEqual([organisations.CORPORATE])
    expect((await records.list({})).rows.map(({ organisationId }) => organisationId)).toEqual([organisations.CORPORATE])
    await expect(records.create({ fields: { title: 'Another' } })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const { lockVersion } = await users.get({ id: 'USR-00002' })
    const change = (fields: object) => users.update({ id: 'USR-00002', lockVersion, fields })
    await expect(change({ roles: ['ADM'] })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(change({ company: 'Other' })).resolves.toMatchObject({ company: 'Other' })
  })

  test('leave the memberships of other organisations as they are', async () => {
    const store = createStore()
    host.renew({ store })
    const other = { organisationId: organisations.SUBSCRIPTION, roles: ['CON' as const] }
    const own = { organisationId: organisations.CORPORATE, roles: [] }
    const { users } = client
    const { id, lockVersion } = await users.get({ id: 'USR-00002' })
    await users.update({ id, lockVersion, fields: { memberships: [own, other] } })
    await setUser({ roles: [], memberships: await membershipsWith(['ADM']) })
    const seen = await users.get({ id })
    expect(seen.memberships).toEqual([own])
    const next = { ...own, roles: ['CON' as const] }
    await users.update({ id, lockVersion: seen.lockVersion, fields: { memberships: [next] } })
    expect((await userRecordTable.get(id, callerOf(store))).memberships).toEqual([next, other])
  })
})

describe('a locked user', () => {
  test('is refused with a valid token, and by the sign-in in words of its own', async () => {
    const host = await startHost()
    const store = createStore()
    host.renew({ store })
    const caller = callerOf(store, { ...sampleProfile, email: 'another@terranova.eu' })
    const { lockVersion } = await userRecordTable.get(sessionUserId, caller)
    const fields = { status: 'locked', lockReason: 'Left the company' }
    await userRecordTable.update({ id: sessionUserId, lockVersion, fields }, caller)
    const client = host.clientOf(organisations.CORPORATE)
    await expect(client.me.profile()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(client.periods.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(host.anonymous.auth.signIn(sampleCredentials)).rejects.toMatchObject({ code: 'LOCKED', status: 403 })
    await expect(host.anonymous.auth.signInWithToken({ accessToken: host.token })).rejects.toMatchObject({
      code: 'LOCKED',
    })
    host.close()
  })
})
