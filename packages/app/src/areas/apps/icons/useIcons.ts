import { icons } from '@embpm/contract/sample/icons'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { counted } from '../../../session/counted.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { drawings } from './drawings.js'
import type { KnownSet } from './iconSets.js'

/** A set with the names of its icons. @param call `undefined` asks for nothing */
export function useIconSet(call: KnownSet['call'] | undefined) {
  const { connectTo } = useServices()
  const client = useMemo(() => connectTo('api', icons), [connectTo])
  return useQuery({
    queryKey: ['user', 'icons', call ?? ''],
    queryFn: ({ signal }) => client[call ?? 'feather'](undefined, { signal }),
    enabled: call !== undefined,
  })
}

/**
 * How the icons of a set are drawn: a file of the app itself (`packages/app/iconFiles.ts`), which is as old as the app is.
 * @param namespace `undefined` asks for nothing
 */
export function useDrawings(namespace: KnownSet['namespace'] | undefined) {
  const { requests } = useServices()
  return useQuery({
    queryKey: ['icon-drawings', namespace ?? ''],
    queryFn: async ({ signal }) => {
      const address = new URL(`${import.meta.env.BASE_URL}assets/icons/${namespace}.json`, location.origin)
      const answer = await counted(requests)(new Request(address, { signal }))
      if (!answer.ok) throw new Error(`Drawings of ${namespace} answered ${answer.status}`)
      const { size, icons: drawn } = drawings.parse(await answer.json())
      return { size, shapes: new Map(Object.entries(drawn)) }
    },
    staleTime: Infinity,
    enabled: namespace !== undefined,
  })
}

/** How the icons of a set are drawn. */
export type IconDrawings = NonNullable<ReturnType<typeof useDrawings>['data']>
