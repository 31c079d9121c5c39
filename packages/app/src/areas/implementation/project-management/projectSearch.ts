import { highestRisk } from '@embpm/contract/project-risk'
import { projectStatuses } from '@embpm/contract/project'
import { projectLights } from '@embpm/contract/status-report'
import * as z from 'zod/mini'
import { readSearch } from '../../../shell/readSearch.js'
import type { RawSearch } from '../../../shell/searchParams.js'

const id = z.string().check(z.minLength(1), z.maxLength(64))
const size = z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(highestRisk))

const parameters = {
  project: id,
  status: z.enum(projectStatuses),
  manager: id,
  light: z.enum(projectLights),
  probability: size,
  impact: size,
}

/** What an address asks the page to show; `null` for all. */
export interface ProjectSearch {
  /** The project whose page it is; `null` for the portfolio. */
  project: string | null
  status: (typeof projectStatuses)[number] | null
  /** Id of the person who leads it. */
  manager: string | null
  light: (typeof projectLights)[number] | null
  /** The cell of the risk matrix whose risks are listed. */
  probability: number | null
  impact: number | null
}

/** Reads an address; what it could not follow is named in `ignored`. */
export function parseProjectSearch(raw: RawSearch): { shown: ProjectSearch; ignored: readonly string[] } {
  const { values, ignored } = readSearch(raw, parameters)
  const { project = null, status = null, manager = null, light = null, probability = null, impact = null } = values
  return { shown: { project, status, manager, light, probability, impact }, ignored }
}

/** Writes what is shown as search parameters; what is all is left out. */
export const formatProjectSearch = (shown: ProjectSearch): RawSearch =>
  Object.fromEntries(Object.entries(shown).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))
