import { useEffect } from 'react'
import { usePlace } from '../../../entity/usePlace.js'
import { useUser } from '../../../entity/useUser.js'
import { createDeviceStore } from '../../../session/deviceStore.js'
import type { Services } from '../../../session/services.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { uploadsOf } from '../../../uploads/uploadsOf.js'
import { createEvidence, type Evidence } from './createEvidence.js'

const all = new WeakMap<Services, Map<string, Evidence>>()

/** The evidence of a user in an organisation: one for the whole workspace, as its queue of uploads is. */
function evidenceOf(services: Services, user: string, organisation: string): Evidence {
  const known = all.get(services) ?? new Map<string, Evidence>()
  all.set(services, known)
  const key = `${user} ${organisation}`
  const found = known.get(key)
  if (found) return found
  const made = createEvidence({
    queue: uploadsOf(services),
    store: createDeviceStore('evidence'),
    user,
    organisation,
  })
  known.set(key, made)
  return made
}

/** Takes files that show results; what an earlier page could not send is sent first. */
export function useEvidence(): Evidence {
  const { organisation } = usePlace()
  const evidence = evidenceOf(useServices(), useUser().id, organisation)
  useEffect(() => void evidence.resume(), [evidence])
  return evidence
}
