import { Badge } from '@embpm/ui/badge'
import { Button } from '@embpm/ui/button'
import { Card } from '@embpm/ui/card'
import { CopyButton } from '@embpm/ui/copy-button'
import { KeyValue } from '@embpm/ui/key-value'
import { Message } from '@embpm/ui/message'
import { Page } from '@embpm/ui/page'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ConfigurationFailure } from '../../../session/configuration.js'
import { realmInForce, scopeInForce } from '../../../session/signInValues.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { configurationRows, type ConfigurationRow } from './configurationRows.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Where the parts of the deployment are for this window: each value, where it comes from and what it is for. Nothing can be changed. */
export function ConfigurationsScreen() {
  const { t } = useTranslation()
  const { configuration, settings, storage, signIn } = useServices()
  const atProvider = signIn.kind === 'oidc'
  const { data } = useQuery({
    queryKey: ['settings.yaml'],
    queryFn: settings,
    enabled: atProvider,
    // Read once, when the page was loaded.
    staleTime: Infinity,
  })
  const rows = configurationRows(
    configuration,
    atProvider
      ? { clientId: realmInForce(storage, configuration), scope: data && scopeInForce(configuration, data) }
      : undefined,
  )
  return (
    <Page>
      <Page.Head title={t('administration.pages.configurations')} />
      <Page.Body tint>
        {configuration.failure && <Failed failure={configuration.failure} />}
        {configuration.unused.length > 0 && (
          <Message>{t('inForce.unused', { keys: configuration.unused.join(', ') })}</Message>
        )}
        <p className="emb-app-aside-note">{t('inForce.intro')}</p>
        <Card title={t('inForce.addresses')}>
          <Rows rows={rows.hosts} />
        </Card>
        <Card title={t('inForce.signIn')}>
          <Rows rows={rows.signIn} />
        </Card>
      </Page.Body>
    </Page>
  )
}

function Failed({ failure }: { failure: ConfigurationFailure }) {
  const { t } = useTranslation()
  const { reload } = useServices()
  return (
    <Message
      tone="warning"
      title={t('inForce.failed')}
      actions={
        <Button size="s" onPress={reload}>
          {t('states.reload')}
        </Button>
      }
    >
      {failure.kind === 'status'
        ? t('inForce.failure.status', { status: failure.status })
        : failure.kind === 'values'
          ? t('inForce.failure.values', { keys: failure.paths.join(', ') })
          : t(`inForce.failure.${failure.kind}`)}
    </Message>
  )
}

function Rows({ rows }: { rows: readonly ConfigurationRow[] }) {
  return (
    <KeyValue
      className="emb-app-in-force-rows"
      items={rows.map((row) => ({ label: nameOf(row), value: <Value row={row} /> }))}
    />
  )
}

/** A value as the answer of the server calls it. */
const nameOf = ({ key }: ConfigurationRow) =>
  key === 'scope' ? 'authConfig.scope' : key === 'assistant' ? 'assistant.name' : key

function Value({ row }: { row: ConfigurationRow }) {
  const { t } = useTranslation()
  const { key, value, source, secret } = row
  return (
    <>
      <span className="emb-app-in-force">
        {value === undefined ? <span className="emb-app-aside-note">{t('inForce.none')}</span> : <code>{value}</code>}
        {value !== undefined && secret && <span className="emb-app-aside-note">{t('inForce.secret')}</span>}
        {value !== undefined && !secret && (
          <CopyButton text={value} label={t('inForce.copy', { key: nameOf(row) })} iconOnly />
        )}
        {source && <Source source={source} />}
      </span>
      <span className="emb-app-aside-note">{t(`inForce.purpose.${key}`)}</span>
    </>
  )
}

function Source({ source }: { source: NonNullable<ConfigurationRow['source']> }) {
  const { t } = useTranslation()
  const isOfAnother = source === 'apiHost' || source === 'issuer' || source === 'authConfig'
  return <Badge>{isOfAnother ? t('inForce.source.other', { key: source }) : t(`inForce.source.${source}`)}</Badge>
}
