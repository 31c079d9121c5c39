import { Message } from '@embpm/ui/message'
import { useSyncExternalStore } from 'react'
import { useOnline } from './useOnline.js'
import { usePageContext } from './PageContextProvider.js'

/** What the user should know about this visit: no network, or a storage that cannot keep changes. */
export function Banners() {
  const { t, problems, sample } = usePageContext()
  const known = useSyncExternalStore(problems.subscribe, problems.list, problems.list)
  const online = useOnline()
  return (
    <div className="emb-app-banners">
      {!online && <Message tone="warning">{t(sample ? 'banners.offline-sample' : 'banners.offline')}</Message>}
      {/* Without a network nobody answers. */}
      {known
        .filter((problem) => online || problem !== 'server-lost')
        .map((problem) => (
          <Message key={problem} tone="warning">
            {t(`banners.${problem}`)}
          </Message>
        ))}
    </div>
  )
}
