import { oc } from '@orpc/contract'
import * as z from 'zod/mini'

import { needs } from './access.js'

/**
 * Start of every endpoint behind the sign-in. It needs `Authorization: Bearer <token>` and answers UNAUTHORIZED (401)
 * without a valid token; `data.locked` is there for a user who is locked, and says why.
 */
export const signedIn = oc.errors({
  UNAUTHORIZED: {
    status: 401,
    message: 'Sign in to continue.',
    data: z.optional(z.object({ locked: z.string() })),
  },
})

/**
 * Start of every endpoint of one organisation, which the header `x-org-id` names. It answers FORBIDDEN (403) when the
 * header is missing or names an organisation that the user does not belong to, and with what the user lacks when the
 * endpoint asks for more than membership.
 */
export const inOrganisation = signedIn.errors({
  FORBIDDEN: {
    status: 403,
    message: 'You do not belong to this organisation.',
    data: z.optional(z.object({ missing: z.array(z.enum(needs)) })),
  },
})

/** The error of an endpoint that names one entity: NOT_FOUND (404) with the id that was asked for. */
export const notFound = {
  NOT_FOUND: { status: 404, message: 'It does not exist or was deleted.', data: z.object({ id: z.string() }) },
}

/** The error of an endpoint that gives an entity its key: TAKEN (409) with the column and who has it. */
export const taken = {
  TAKEN: {
    status: 409,
    message: 'Another one has this key.',
    data: z.object({ column: z.string(), id: z.string() }),
  },
}

/** Why an entity cannot stand at a place in its tree. */
export const misplacements = ['unknown parent', 'below itself', 'too deep', 'has children'] as const

/** Why an entity cannot stand at a place in its tree. */
export type Misplacement = (typeof misplacements)[number]

/** The error of an endpoint that changes a tree: MISPLACED (409) with the reason. */
export const misplaced = {
  MISPLACED: {
    status: 409,
    message: 'It cannot stand there.',
    data: z.object({ reason: z.enum(misplacements) }),
  },
}

/**
 * The error of an endpoint that writes what was decided about: LOCKED (409) with the reason, in a word of the kind of entity, and the
 * fields that are meant.
 */
export const locked = {
  LOCKED: {
    status: 409,
    message: 'What was decided about it does not allow that.',
    data: z.object({ reason: z.string(), fields: z.array(z.string()) }),
  },
}

/** The rules between entities and days that a write can break. */
export const clashRules = [
  'order',
  'overlap',
  'uncovered',
  'needed',
  'percent',
  'chief',
  'cycle',
  'phases',
  'ring',
  'elsewhere',
  'taxNumber',
  'seats',
] as const

/** A rule between entities and days that a write can break. */
export type ClashRule = (typeof clashRules)[number]

/** Schema of what a write clashes with, and on which days. */
export const clash = z.object({
  /**
   * `order`: it ends before it begins · `overlap`: another one is there on the same days · `uncovered`: what it belongs to
   * does not hold on these days · `needed`: something that belongs to it holds on these days · `percent`: more than 100 %
   * together with others · `chief`: another one is the chief · `cycle`: it would report to itself · `phases`: it
   * lies before an earlier phase · `ring`: it would wait for itself, by the way that `name` says · `elsewhere`: it refers to what
   * does not belong to the same whole · `taxNumber`: the country has no such tax number · `seats`: the subscription
   * of the organisation that `name` says has no free seat.
   */
  rule: z.enum(clashRules),
  /** The field that it is about. */
  field: z.string(),
  /** The first of the days; the last one is 9999-12-31 where there is no end. */
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  /** What it clashes with, by name; empty for itself. */
  name: z.string(),
  /** Of `percent`: what it would be together. */
  percent: z.optional(z.number()),
})

/** What a write clashes with, and on which days. */
export type Clash = z.infer<typeof clash>

/** The error of an endpoint that writes an entity under rules between entities and days: CLASH (409) with what it clashes with. */
export const clashing = {
  CLASH: { status: 409, message: 'It clashes with another one.', data: clash },
}

/** The errors of an endpoint that writes an entity: by its key, its place, what was decided about it, and rules with others. */
export const refusing = { ...taken, ...misplaced, ...locked, ...clashing }

/** The error of an endpoint that names the version it starts from: CONFLICT (409) with how the entity stands now. */
export const conflictWith = <S extends z.ZodMiniType>(schema: S) => ({
  CONFLICT: {
    status: 409,
    message: 'Somebody else changed it in the meantime.',
    data: z.object({ current: schema }),
  },
})
