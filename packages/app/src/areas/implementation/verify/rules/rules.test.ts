import { expect, test } from 'vitest'
import { createChecker } from '../worker/createChecker.js'
import type { FromWorker } from '../worker/messages.js'
import { planModel, readKinds } from '../modelParts.js'
import { findingOf, keyOf } from '../findingKey.js'
import type { Cell, ModelPart, ModelReference } from './Model.js'
import { type RuleId, rules } from './rules.js'

const today = '2026-11-20'
type Objects = Readonly<Partial<Record<ModelPart, Readonly<Record<string, Readonly<Record<string, Cell>>>>>>>

/** Checks a model of which everything else is empty; answers the ids that each rule found, or `kind:id:detail` of several kinds. */
function check(
  objects: Objects,
  { references = [], missing = [] }: { references?: ModelReference[]; missing?: ModelPart[] } = {},
) {
  const heard: FromWorker[] = []
  const tell = createChecker(rules, (message) => heard.push(message))
  tell({ type: 'begin', today, references: references.map((one) => ({ ...one, to: [...one.to] })) })
  for (const part of [...readKinds, 'drawnModels', 'people'] as const) {
    const rows = Object.entries(objects[part] ?? {}).map(([id, cells]) => ({ id, name: `${part} ${id}`, cells }))
    tell({
      type: 'rows',
      part,
      rows: rows.map((row) => ({
        ...row,
        cells: Object.fromEntries(
          Object.entries(row.cells).map(([name, cell]) => [name, Array.isArray(cell) ? [...cell] : cell]),
        ),
      })),
    })
    tell({ type: 'settled', part, isRead: !missing.includes(part) })
  }
  tell({ type: 'end' })
  const of = (rule: RuleId) =>
    heard.flatMap((message) => (message.type === 'findings' && message.rule === rule ? message.findings : []))
  return {
    ids: (rule: RuleId) => of(rule).map(({ id }) => id),
    of,
    outcome: (rule: RuleId) => heard.find((message) => message.type === 'rule' && message.rule === rule),
    done: heard.at(-1),
  }
}

interface Case {
  rule: RuleId
  objects: Objects
  finds: readonly string[]
}

const wanted = { approval: 'approved', status: 'in planning', changeOfId: null }
const always = { validFrom: '2020-01-01', validTo: '9999-12-31' }

const cases: readonly Case[] = [
  {
    rule: 'processOwner',
    objects: {
      processes: { a: { level: 3, ownerId: null }, b: { level: 3, ownerId: 'u' }, c: { level: 4, ownerId: null } },
    },
    finds: ['a'],
  },
  {
    rule: 'stepRole',
    objects: {
      processes: { a: {}, b: {}, c: {} },
      drawnModels: {
        a: { state: 'published', withoutAccountable: 2 },
        b: { state: 'draft', withoutAccountable: 2 },
        c: { state: 'published', withoutAccountable: 0 },
      },
    },
    finds: ['a'],
  },
  {
    rule: 'stepOneRole',
    objects: {
      processes: { a: {}, b: {} },
      drawnModels: {
        a: { state: 'published', severalAccountable: 1 },
        b: { state: 'published', severalAccountable: 0 },
      },
    },
    finds: ['a'],
  },
  {
    rule: 'diagramProblems',
    objects: {
      processes: { a: {}, b: {} },
      drawnModels: { a: { problems: 1 }, b: { problems: 0 }, gone: { problems: 3 } },
    },
    finds: ['a'],
  },
  {
    rule: 'processDrawn',
    objects: {
      processes: {
        a: { level: 3, status: 'ACTIVE' },
        b: { level: 3, status: 'PLANNED' },
        c: { level: 3, status: 'ACTIVE' },
        d: { level: 3, status: 'ACTIVE' },
      },
      drawnModels: { c: { state: 'draft' }, d: { state: '' } },
    },
    finds: ['a', 'd'],
  },
  {
    rule: 'processPublished',
    objects: {
      processes: { a: { status: 'ACTIVE' }, b: { status: 'ACTIVE' }, c: { status: 'PLANNED' } },
      drawnModels: { a: { state: 'draft' }, b: { state: 'published' }, c: { state: 'draft' } },
    },
    finds: ['a'],
  },
  { rule: 'areaOwner', objects: { businessAreas: { a: { ownerId: null }, b: { ownerId: 'u' } } }, finds: ['a'] },
  {
    rule: 'gapRicefw',
    objects: {
      requirements: {
        a: { ...wanted, fitGap: 'gap' },
        b: { ...wanted, fitGap: 'gap' },
        c: { ...wanted, fitGap: 'fit' },
        d: { ...wanted, fitGap: 'gap', approval: 'rejected' },
        e: { ...wanted, fitGap: 'gap', changeOfId: 'b' },
        f: { ...wanted, fitGap: 'gap', status: 'not planned' },
      },
      ricefws: { r: { requirementId: 'b' } },
    },
    finds: ['a'],
  },
  {
    rule: 'requirementTest',
    objects: { requirements: { a: wanted, b: wanted }, testTasks: { t: { requirementId: 'b' } } },
    finds: ['a'],
  },
  {
    rule: 'requirementOwner',
    objects: { requirements: { a: { ...wanted, ownerId: null }, b: { ...wanted, ownerId: 'u' } } },
    finds: ['a'],
  },
  {
    rule: 'requirementOverdue',
    objects: {
      requirements: {
        a: { ...wanted, dueDate: '2026-11-19' },
        b: { ...wanted, dueDate: '2026-11-20' },
        c: { ...wanted, dueDate: '2026-11-19', status: 'confirmed' },
        d: { ...wanted, dueDate: null },
      },
    },
    finds: ['a'],
  },
  {
    rule: 'requirementProven',
    objects: {
      requirements: { a: { status: 'confirmed' }, b: { status: 'confirmed' }, c: { status: 'in testing' } },
      testTasks: {
        t: { requirementId: 'a', result: 'fail' },
        u: { requirementId: 'b', result: 'pass' },
        v: { requirementId: 'c', result: 'fail' },
      },
    },
    finds: ['a'],
  },
  {
    rule: 'fitRicefw',
    objects: { requirements: { a: { fitGap: 'fit' }, b: { fitGap: 'fit' } }, ricefws: { r: { requirementId: 'a' } } },
    finds: ['a'],
  },
  {
    rule: 'ricefwOwner',
    objects: {
      ricefws: {
        a: { functionalOwnerId: 'u', technicalOwnerId: null },
        b: { functionalOwnerId: 'u', technicalOwnerId: 'u' },
      },
    },
    finds: ['a'],
  },
  {
    rule: 'ricefwRequirement',
    objects: { ricefws: { a: { requirementId: null }, b: { requirementId: 'r' } } },
    finds: ['a'],
  },
  {
    rule: 'interfaceSystems',
    objects: {
      ricefws: {
        a: { type: 'Interface', sourceSystemId: null, targetSystemId: 's' },
        b: { type: 'Conversion', sourceSystemId: null, targetSystemId: null },
        c: { type: 'Report', sourceSystemId: null, targetSystemId: null },
        d: { type: 'Conversion', sourceSystemId: null, targetSystemId: 's' },
      },
    },
    finds: ['a', 'b'],
  },
  {
    rule: 'ricefwOverdue',
    objects: {
      ricefws: { a: { dueDate: '2026-01-01', status: 'build' }, b: { dueDate: '2026-01-01', status: 'done' } },
    },
    finds: ['a'],
  },
  {
    rule: 'testTester',
    objects: {
      testTasks: {
        a: { testerId: null, scenarioProcessId: 'p' },
        b: { testerId: null, scenarioProcessId: 'q' },
        c: { testerId: 'u', scenarioProcessId: 'p' },
      },
      scenarioProcesses: { p: { testerId: null }, q: { testerId: 'u' } },
    },
    finds: ['a'],
  },
  {
    rule: 'testOverdue',
    objects: {
      testTasks: {
        a: { dueDate: '2026-11-19', result: 'not run' },
        b: { dueDate: '2026-11-19', result: 'pass' },
        c: { dueDate: '2026-11-20', result: 'not run' },
      },
    },
    finds: ['a'],
  },
  {
    rule: 'failedDefect',
    objects: {
      testTasks: { a: { result: 'fail' }, b: { result: 'fail' }, c: { result: 'pass' } },
      scenarioResults: {
        r1: { testTaskId: 'a', runId: 'one', runNo: 1, result: 'fail', defectRef: 'D-1' },
        r2: { testTaskId: 'a', runId: 'two', runNo: 2, result: 'fail', defectRef: '' },
        r3: { testTaskId: 'a', runId: 'three', runNo: 3, result: 'not run', defectRef: '' },
        r4: { testTaskId: 'b', runId: 'one', runNo: 1, result: 'fail', defectRef: 'D-2' },
      },
    },
    finds: ['a'],
  },
  {
    rule: 'scenarioEmpty',
    objects: { scenarios: { a: {}, b: {} }, scenarioProcesses: { p: { scenarioId: 'b' } } },
    finds: ['a'],
  },
  { rule: 'scenarioOwner', objects: { scenarios: { a: { ownerId: null }, b: { ownerId: 'u' } } }, finds: ['a'] },
  {
    rule: 'scenarioPublished',
    objects: {
      scenarioProcesses: { a: { processId: 'x' }, b: { processId: 'y' }, c: { processId: 'z' } },
      drawnModels: { x: { state: 'draft' }, y: { state: 'published' } },
    },
    finds: ['a', 'c'],
  },
  {
    rule: 'scenarioOrder',
    objects: {
      scenarioProcesses: {
        a: { sequence: 1, predecessors: ['b'], scenarioId: 's' },
        b: { sequence: 2, predecessors: [], scenarioId: 's' },
        c: { sequence: 3, predecessors: ['b', 'gone'], scenarioId: 's' },
      },
    },
    finds: ['a'],
  },
  {
    rule: 'scenarioUntested',
    objects: { scenarioProcesses: { a: {}, b: {} }, testTasks: { t: { scenarioProcessId: 'b' } } },
    finds: ['a'],
  },
  {
    rule: 'tableFields',
    objects: { dataTables: { a: {}, b: {} }, dictionaryTables: { c: {} }, dataFields: { f: { tableId: 'b' } } },
    finds: ['a', 'c'],
  },
  {
    rule: 'tableKey',
    objects: {
      dataTables: { a: {}, b: {}, empty: {} },
      dictionaryTables: { c: { category: 'STRUCT' } },
      dataFields: {
        f: { tableId: 'a', isKey: false },
        g: { tableId: 'b', isKey: true },
        h: { tableId: 'c', isKey: false },
      },
    },
    finds: ['a'],
  },
  { rule: 'elementDomain', objects: { dataElements: { a: { domain: '' }, b: { domain: 'MATNR' } } }, finds: ['a'] },
  {
    rule: 'elementLabels',
    objects: {
      dataElements: {
        a: { heading: 'H', shortLabel: '', mediumLabel: 'M', longLabel: 'L' },
        b: { heading: 'H', shortLabel: 'S', mediumLabel: 'M', longLabel: 'L' },
      },
    },
    finds: ['a'],
  },
  {
    rule: 'fieldType',
    objects: {
      dataElements: { e: { type: 'CHAR', length: 10, decimals: 0 } },
      dataFields: {
        a: { dataElementId: 'e', type: 'CHAR', length: 12, decimals: 0 },
        b: { dataElementId: 'e', type: 'CHAR', length: 10, decimals: 0 },
        c: { dataElementId: null, type: 'NUMC', length: 3, decimals: 0 },
      },
    },
    finds: ['a'],
  },
  {
    rule: 'checkTable',
    objects: {
      dataFields: { a: { checkTable: 'GONE' }, b: { checkTable: 'T001' }, c: { checkTable: '' } },
      dictionaryTables: { t: { tableName: 'T001' } },
    },
    finds: ['a'],
  },
  {
    rule: 'serviceAddress',
    objects: { services: { a: { host: '', link: '' }, b: { host: 'h', link: '' }, c: { host: '', link: '/x' } } },
    finds: ['a'],
  },
  {
    rule: 'instanceEnded',
    objects: {
      technologies: { t: { endOfLife: '2026-11-19' }, u: { endOfLife: '2026-11-20' }, v: { endOfLife: null } },
      technologyInstances: { a: { technologyId: 't' }, b: { technologyId: 'u' }, c: { technologyId: 'v' } },
    },
    finds: ['a'],
  },
  {
    rule: 'instanceEnds',
    objects: {
      technologies: { t: { endOfLife: '2026-11-19' }, u: { endOfLife: '2026-11-20' }, v: { endOfLife: '2027-05-20' } },
      technologyInstances: { a: { technologyId: 't' }, b: { technologyId: 'u' }, c: { technologyId: 'v' } },
    },
    finds: ['b'],
  },
  {
    rule: 'instanceOwner',
    objects: { technologyInstances: { a: { ownerId: null }, b: { ownerId: 'u' } } },
    finds: ['a'],
  },
  {
    rule: 'positionVacant',
    objects: {
      positions: { a: always, b: always, c: { validFrom: '2020-01-01', validTo: '2025-12-31' } },
      positionAssignments: {
        x: { ...always, positionId: 'b' },
        y: { positionId: 'a', validFrom: '2020-01-01', validTo: '2026-11-19' },
      },
    },
    finds: ['a'],
  },
  {
    rule: 'employeeLeft',
    objects: {
      employees: {
        a: { userId: 'u', validFrom: '2020-01-01', validTo: '2026-11-19' },
        b: { userId: 'v', validFrom: '2020-01-01', validTo: '2026-11-19' },
        c: { userId: 'w', validFrom: '2020-01-01', validTo: '2026-11-19' },
        d: { ...always, userId: 'w' },
      },
      testTasks: { t: { testerId: 'u', result: 'not run' }, s: { testerId: 'v', result: 'pass' } },
      processes: { p: { level: 6, ownerId: 'w' } },
    },
    finds: ['a'],
  },
  {
    rule: 'unitLead',
    objects: {
      orgUnits: {
        a: { ...always, managerPositionId: null },
        b: { ...always, managerPositionId: 'p' },
        c: { ...always, managerPositionId: null },
      },
      positions: { q: { ...always, orgUnitId: 'c', isChief: true } },
    },
    finds: ['a'],
  },
  { rule: 'costGroup', objects: { costObjects: { a: { groupId: null }, b: { groupId: 'g' } } }, finds: ['a'] },
  {
    rule: 'costResponsible',
    objects: { costObjects: { a: { responsible: '' }, b: { responsible: 'Ann' } } },
    finds: ['a'],
  },
  {
    rule: 'orderCost',
    objects: {
      operationOrders: {
        a: { costObjectId: null, status: 'planned', template: false },
        b: { costObjectId: null, status: 'draft', template: false },
        c: { costObjectId: null, status: 'planned', template: true },
        d: { costObjectId: 'x', status: 'planned', template: false },
      },
    },
    finds: ['a'],
  },
  {
    rule: 'orderCostValid',
    objects: {
      costObjects: { x: { validFrom: '2026-01-01', validTo: '2026-12-31' } },
      operationOrders: {
        a: {
          costObjectId: 'x',
          status: 'planned',
          template: false,
          plannedStart: '2026-11-01',
          plannedEnd: '2027-01-01',
        },
        b: {
          costObjectId: 'x',
          status: 'planned',
          template: false,
          plannedStart: '2026-01-01',
          plannedEnd: '2026-12-31',
        },
        c: { costObjectId: 'x', status: 'planned', template: false, plannedStart: '2025-12-31', plannedEnd: null },
      },
    },
    finds: ['a', 'c'],
  },
  {
    rule: 'areaManager',
    objects: {
      operationAreas: {
        a: { managerId: null, parentId: null },
        b: { managerId: 'u', parentId: null },
        c: { managerId: null, parentId: 'b' },
      },
    },
    finds: ['a'],
  },
  {
    rule: 'projectManager',
    objects: {
      projects: {
        a: { managerId: null, status: 'active' },
        b: { managerId: null, status: 'cancelled' },
        c: { managerId: 'u', status: 'active' },
      },
    },
    finds: ['a'],
  },
  { rule: 'documentLinked', objects: { documents: { a: { subjects: [] }, b: { subjects: ['x'] } } }, finds: ['a'] },
  {
    rule: 'documentReview',
    objects: { documents: { a: { reviewDue: '2026-11-19' }, b: { reviewDue: '2026-11-20' }, c: { reviewDue: null } } },
    finds: ['a'],
  },
  {
    rule: 'sameName',
    objects: {
      projects: { a: { name: 'Rollout  East' }, b: { name: ' rollout east' }, c: { name: 'Rollout West' } },
      processes: {
        d: { name: 'Order', parentId: 'x', variantOfId: null },
        e: { name: 'Order', parentId: 'y', variantOfId: null },
        f: { name: 'Order', parentId: 'x', variantOfId: 'd' },
      },
    },
    finds: ['b'],
  },
]

test.each(cases)('$rule', ({ rule, objects, finds }) => {
  expect(check(objects).ids(rule)).toEqual(finds)
})

test('every rule has a case, and a name of its own', () => {
  const ids = rules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set([...cases.map(({ rule }) => rule), 'danglingReference'])).toEqual(new Set(ids))
})

const references: ModelReference[] = [
  { kind: 'ricefws', field: 'requirementId', to: ['requirements'], by: 'id' },
  { kind: 'testTasks', field: 'tcode', to: ['transactions'], by: 'tcode' },
  { kind: 'dataFields', field: 'tableId', to: ['dictionaryTables', 'dataTables'], by: 'id' },
  { kind: 'projects', field: 'managerId', to: ['people'], by: 'id' },
]
const dangling: Objects = {
  ricefws: { a: { requirementId: 'gone' }, b: { requirementId: 'r' }, c: { requirementId: null } },
  requirements: { r: wanted },
  testTasks: { d: { tcode: 'XX01' }, e: { tcode: 'VA01' } },
  transactions: { t: { tcode: 'VA01' } },
  dataFields: { f: { tableId: 'gone' }, g: { tableId: 'table' } },
  dataTables: { table: {} },
  projects: { p: { managerId: 'nobody', status: 'active' }, q: { managerId: 'u', status: 'active' } },
  people: { u: {} },
}

test('a reference leads to what is there, by its id or by what it names', () => {
  const found = check(dangling, { references }).of('danglingReference')
  expect(found.map(({ kind, id, detail }) => `${kind} ${id} ${detail}`)).toEqual([
    'ricefws a requirementId',
    'testTasks d tcode',
    'dataFields f tableId',
    'projects p managerId',
  ])
})

test('what could not be read makes nothing dangling, and its rules say that they know nothing', () => {
  const checked = check(dangling, { references, missing: ['requirements'] })
  expect(checked.ids('danglingReference')).toEqual(['d', 'f', 'p'])
  expect(checked.outcome('danglingReference')).toMatchObject({ checked: 'partly' })
  expect(checked.outcome('gapRicefw')).toMatchObject({ checked: 'no', count: 0 })
  expect(checked.outcome('projectManager')).toMatchObject({ checked: 'yes' })
})

test('a key names its finding', () => {
  const finding = { rule: 'danglingReference', kind: 'ricefws', id: 'RIC:1', detail: 'requirementId' } as const
  expect(findingOf(keyOf(finding))).toEqual(finding)
  expect(findingOf('unknown:ricefws:1:')).toBeNull()
  expect(findingOf('gapRicefw:stars:1:')).toBeNull()
})

test('the plan reads what rules say they read, and every reference of the registry', async () => {
  const { fields, references: all } = await planModel()
  expect(fields.get('requirements')).toEqual(expect.arrayContaining(['fitGap', 'ownerId', 'processId']))
  expect(fields.get('transactions')).toContain('tcode')
  expect(all).toContainEqual({ kind: 'testTasks', field: 'tcode', to: ['transactions'], by: 'tcode' })
  expect(all.length).toBeGreaterThan(60)
})

/** A model of many objects that refer to each other. */
function large(size: number): Objects {
  const many = (part: string, count: number, cells: (nth: number) => Record<string, Cell>) =>
    Object.fromEntries(Array.from({ length: count }, (_, nth) => [`${part}-${nth}`, cells(nth)]))
  const [half, tenth] = [Math.round(size / 2), Math.round(size / 10)]
  return {
    processes: many('P', tenth, (nth) => ({
      level: (nth % 6) + 1,
      ownerId: null,
      name: `Process ${nth}`,
      status: 'ACTIVE',
      parentId: null,
    })),
    requirements: many('R', tenth, (nth) => ({
      ...wanted,
      fitGap: 'gap',
      ownerId: null,
      title: `Requirement ${nth % 7}`,
    })),
    ricefws: many('I', tenth, (nth) => ({ requirementId: `R-${nth * 2}`, name: `Item ${nth}` })),
    dataFields: many('F', half, (nth) => ({
      tableId: `T-${nth % 97}`,
      isKey: false,
      checkTable: 'T001',
      dataElementId: `E-${nth}`,
    })),
    dataTables: many('T', 100, (nth) => ({ tableName: `T${nth}` })),
    testTasks: many('TT', tenth * 2 - 100, (nth) => ({
      testerId: null,
      scenarioProcessId: `S-${nth % 50}`,
      result: 'not run',
      dueDate: '2026-01-01',
    })),
  }
}

test('the work of all rules grows as the model does', () => {
  const visits = (size: number) => {
    const { done } = check(large(size), { references })
    if (done?.type !== 'done') throw new Error('The check did not end')
    return done
  }
  const [small, big] = [visits(10_000), visits(100_000)]
  expect(big.objects).toBe(100_000)
  // Ten times the model is ten times the work, and each object is looked at so many times by 48 rules and their indexes.
  expect(big.visited / small.visited).toBeLessThan(11)
  expect(big.visited).toBeLessThan(20 * big.objects)
}, 60_000)
