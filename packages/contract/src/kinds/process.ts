import * as z from 'zod/mini'

import { type EntityOf, treeOf } from '../common/entityOf.js'
import {
  choice,
  codedOf,
  computed,
  lifecycle,
  longText,
  personOf,
  reference,
  structure,
  text,
  texts,
  whole,
} from '../common/fields.js'

/** What the six levels of processes are called, from the top down. */
export const processLevels = ['area', 'group', 'process', 'step', 'variant', 'executable'] as const

/** What a process does for the company. */
export const processClasses = ['core', 'management', 'support'] as const

/** A figure by which a process is measured. */
export const processKpi = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** Such as days or %. */
  unit: z.string().check(z.maxLength(20)),
  target: z.nullable(z.number()),
  actual: z.nullable(z.number()),
})

/** A figure by which a process is measured. */
export type ProcessKpi = z.infer<typeof processKpi>

/** What somebody has to do with a process, by the letters of RACI. */
const raciParts = ['R', 'A', 'C', 'I'] as const

/** Somebody who was assigned to a process as a whole, before roles were assigned to its steps. */
export const processRaci = z.object({
  part: z.enum(raciParts),
  /** Id of the user. */
  personId: z.string().check(z.minLength(1), z.maxLength(64)),
})

/** Somebody who was assigned to a process as a whole. */
export type ProcessRaci = z.infer<typeof processRaci>

/** A process, on one of six levels. Source: the domain model, Process. */
export const process = treeOf({
  kind: 'processes',
  family: 'processes',
  path: '/processes/processes',
  tag: 'Processes',
  one: 'a process',
  many: 'processes',
  key: ['code'],
  node: ['code', 'name', 'level', 'variantOfId', 'class', 'owner', 'status', 'lockVersion'],
  nameOf: ({ code, name }) => `${code} ${name}`,
  fields: {
    /** Short key, unique in the organisation, such as O2C-20-10. */
    code: text(40).required().sort().filter().search(),
    name: text(200).required().sort().search(),
    description: longText().sort().search(),
    /** From 1 (area) to 6 (executable): one more than the level of the process above. */
    level: whole(1, processLevels.length).fromServer().sort().filter(),
    /** The process above; none for an area. */
    parentId: reference('processes').filter(),
    /** The process that this one is a variant of. */
    variantOfId: reference('processes').filter(),
    /** Place among its siblings, from 0. */
    order: whole(0, 1_000_000).fromServer(),
    /** The part of the business that it belongs to. */
    areaId: reference('businessAreas').filter().bulk(),
    area: codedOf('areaId').sort().filter(),
    class: choice(processClasses, 'processClass').sort().filter().bulk(),
    /** Who answers for it. */
    ownerId: reference('people').bulk(),
    owner: personOf('ownerId').sort().filter().search(),
    status: lifecycle().default('PLANNED').sort().filter().bulk(),
    /** What it needs. */
    inputs: texts(200, 50),
    /** What it makes. */
    outputs: texts(200, 50),
    kpis: structure(z.array(processKpi).check(z.maxLength(50)), []),
    /** The people who were assigned before its steps had roles: carried over to be read, no longer written. */
    raci: computed(z.array(processRaci), []),
  },
})

/** A process as the server stores and answers it. */
export type Process = EntityOf<typeof process>

/** Schema of a process in a tree. */
export const processNode = process.node

/** A process in a tree. */
export type ProcessNode = z.infer<typeof processNode>
