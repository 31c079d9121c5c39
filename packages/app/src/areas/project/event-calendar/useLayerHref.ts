import type { LayerItem } from '@embpm/contract/event-schedule'
import { useCallback } from 'react'
import { kindHref, usePlace } from '../../../entity/usePlace.js'

/** Finds the address of the page of something beside events; `null` for what has none, such as a holiday. */
export function useLayerHref(): (item: LayerItem) => string | null {
  const place = usePlace()
  return useCallback(
    ({ layer, ids: [id], start, code }) => {
      const base = `/${place.language}/${place.organisation}/project`
      const year = code.slice(0, 4) || start.slice(0, 4)
      if (layer === 'orders' && id === undefined)
        return `${base}/execution/orders?year=${year}${code.includes('W') ? '' : '&by=months'}`
      if (id === undefined || layer === 'holidays') return null
      if (layer === 'periods') return `${base}/operation-periods?year=${year}&chosen=${id}`
      return kindHref({ name: layer === 'orders' ? 'operationOrders' : 'operationTasks' }, place, id)
    },
    [place],
  )
}
