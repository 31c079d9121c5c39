import { type Crypto, dashboards } from '@embpm/contract/sample/dashboards'
import { Page } from '@embpm/ui/page'
import { Skeleton } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedPart } from '../../../shell/FailedPart.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { PriceCard } from './PriceCard.js'
import type english from './text/en.json'
import { WalletsCard } from './WalletsCard.js'
import { WatchCard } from './WatchCard.js'
import './styles.css'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** What coins cost, how their prices went, and what the wallets are worth. */
export function CoinsScreen() {
  const { t } = useTranslation()
  const { connectTo } = useServices()
  const client = useMemo(() => connectTo('api', dashboards), [connectTo])
  const { data, isError, refetch } = useQuery({
    queryKey: ['user', 'coins'],
    queryFn: ({ signal }): Promise<Crypto> => client.crypto(undefined, { signal }),
  })
  return (
    <Page>
      <Page.Head title={t('apps.pages.coins')} />
      {/* Nothing in it takes the focus: it is scrolled by keys all the same. */}
      <Page.Body tint role="region" aria-label={t('apps.pages.coins')} tabIndex={0}>
        {data ? (
          <div className="emb-app-coins">
            <PriceCard btc={data.btc} />
            <WatchCard watchlist={data.watchlist} />
            <WalletsCard prices={data.prices} wallets={data.wallets} />
          </div>
        ) : isError ? (
          <FailedPart title={t('coins.failed')} retry={refetch} />
        ) : (
          <Skeleton rows={8} label={t('states.loading')} />
        )}
      </Page.Body>
    </Page>
  )
}
