import { connect } from '@embpm/contract'
import { common } from '@embpm/contract/sample/common'
import { useMemo } from 'react'
import { basesOf } from '../session/apiHosts.js'
import { useServices } from './ServicesProvider.js'

/** The calls of the header's messages, notifications and shortcuts, sent as all others are. Source: spec.md, section 7. */
export function useSampleCommon() {
  const { request, configuration } = useServices()
  return useMemo(() => connect(common, { url: basesOf(configuration).api, fetch: request }), [request, configuration])
}
