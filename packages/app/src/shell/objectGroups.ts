import type { Client } from '@embpm/contract'
import type { CommandEntry, CommandGroup } from '@embpm/ui/command-palette'
import type { ReactNode } from 'react'
import { addressOf, type Place } from '../routes/addressOf.js'
import { inOrganisation } from '../routes/inOrganisation.js'
import type { PageTitle } from '../routes/menuOf.js'
import { missingFor, type Visitor } from '../routes/missingFor.js'
import { routeAt } from '../routes/routeAt.js'
import { stands } from '../routes/stands.js'

/** How many objects of a kind are shown. */
const size = 5

interface Found {
  id: string
  label: string
  description: string
}

interface Kind {
  /** The list that its objects belong to, and whose guards hold for them. */
  page: string
  title: PageTitle
  find: (client: Client, search: string, options: { signal: AbortSignal }) => Promise<Found[]>
}

const kinds: readonly Kind[] = [
  {
    page: 'bp/processes',
    title: 'processes',
    find: async ({ processes }, search, options) =>
      (await processes.processes.list({ search, size }, options)).rows.map(({ id, name, code }) => ({
        id,
        label: name,
        description: code,
      })),
  },
  {
    page: 'bp/ricefw',
    title: 'ricefw',
    find: async ({ processes }, search, options) =>
      (await processes.ricefws.list({ search, size }, options)).rows.map(({ id, name, ricefwId }) => ({
        id,
        label: name,
        description: ricefwId,
      })),
  },
  {
    page: 'bim/services',
    title: 'services',
    find: async ({ data }, search, options) =>
      (await data.services.list({ search, size }, options)).rows.map(({ id, name, serviceName }) => ({
        id,
        label: name,
        description: serviceName,
      })),
  },
  {
    page: 'project/operation-orders',
    title: 'orders',
    find: async ({ project }, search, options) =>
      (await project.operationOrders.list({ search, size }, options)).rows.map(({ id, title, orderNo }) => ({
        id,
        label: title,
        description: orderNo,
      })),
  },
]

/** What a search for objects needs. */
export interface ObjectSearch {
  client: Client
  place: Place
  visitor: Visitor
  /** What was typed; nothing is asked for without it. */
  text: string
  signal: AbortSignal
  /** Names a kind. */
  nameOf: (title: PageTitle) => string
  iconOf: (title: PageTitle) => ReactNode
}

/**
 * The product's objects that fit a text, a group of at most five for each kind whose pages stand and which the visitor may
 * open. Each kind is asked on its own, so that one that fails takes no other along.
 * @returns one promise for each kind that was asked
 */
export function objectGroups(search: ObjectSearch): Promise<CommandGroup>[] {
  const { client, place, visitor, text, signal, nameOf, iconOf } = search
  return kinds
    .filter(({ page }) => {
      const path = inOrganisation(page)
      const needs = routeAt(path)?.spec.needs
      return needs !== undefined && stands(path) && missingFor(needs, visitor).length === 0
    })
    .map(async ({ page, title, find }) => {
      const base = addressOf(inOrganisation(page), place)
      const entries = (await find(client, text, { signal })).map(({ id, ...shown }): CommandEntry => ({
        ...shown,
        id,
        icon: iconOf(title),
        href: `${base}/${encodeURIComponent(id)}`,
      }))
      return { id: page, label: nameOf(title), entries }
    })
}
