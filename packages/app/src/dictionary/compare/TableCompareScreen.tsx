import type { TableVersion } from '@embpm/contract/table-version'
import { Button, IconButton, LinkButton } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ArrowLeftRight, Download } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../entity/IgnoredNotice.js'
import { kindHref, usePlace, useRawSearch } from '../../entity/usePlace.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { useSaveSheet } from '../../shell/useSaveSheet.js'
import { compareHref, type CompareView, parseCompare } from './compareAddress.js'
import { ComparedFields } from './ComparedFields.js'
import { tableDifference } from './tableDifference.js'
import { useComparedFields, versionsQuery } from './useComparedTable.js'
import { useDifferenceWords } from './useDifferenceWords.js'
import { VersionSelect } from './VersionSelect.js'
import './styles.css'

/** Two versions of a table beside each other: which fields came, went, changed and moved. */
export function TableCompareScreen() {
  const { t } = useTranslation()
  const { client } = useServices()
  const save = useSaveSheet()
  const place = usePlace()
  const raw = useRawSearch()
  const router = useRouter()
  const { view, ignored } = useMemo(() => parseCompare(raw), [raw])
  const { kind, from, to } = view
  const versions = useQuery({
    ...versionsQuery(client, place.organisation, kind, to || from),
    enabled: (to || from) !== '',
  })
  const [before, after] = [useComparedFields(from), useComparedFields(to)]
  const words = useDifferenceWords()
  const difference = useMemo(
    () => (before.data && after.data ? tableDifference(before.data, after.data) : null),
    [before.data, after.data],
  )
  const show = (change: Partial<CompareView>) =>
    void router.navigate({ href: compareHref(place, { ...view, ...change }), replace: true, resetScroll: false })

  const [one, other] = [from, to].map((id) => versions.data?.find((version) => version.id === id))
  const name = (other ?? one)?.tableName ?? ''
  const title =
    one && other ? t('tableCompare.titleOf', { name, from: one.version, to: other.version }) : t('tableCompare.title')
  const listHref = kindHref({ name: kind }, place)
  const exportAll = async () => {
    if (!difference) return
    await save('xlsx', { fileName: title, ...words.sheetOf(difference) })
  }
  const failed = [versions, before, after].filter(({ isError }) => isError)
  return (
    <Page className="emb-app-table-compare" data-density="compact">
      <Page.Head
        title={title}
        breadcrumbs={[
          { label: t(`${kind}.title`), href: listHref },
          ...(other ? [{ label: name, href: kindHref({ name: kind }, place, other.id) }] : []),
          { label: t('tableCompare.title') },
        ]}
        actions={
          difference && (
            <Button icon={<Download size={16} strokeWidth={1.5} aria-hidden />} onPress={exportAll}>
              {t('tableCompare.export')}
            </Button>
          )
        }
      />
      <IgnoredNotice ignored={ignored} onDismiss={() => show({})} />
      {to === '' && from === '' ? (
        <StateMessage
          kind="empty"
          title={t('tableCompare.choose')}
          description={t('tableCompare.chooseText')}
          actions={<LinkButton href={listHref}>{t('object.toList')}</LinkButton>}
        />
      ) : failed.length > 0 ? (
        <StateMessage
          kind="error"
          title={t('tableCompare.failed')}
          description={t('object.loadFailedText')}
          actions={
            <Button variant="primary" onPress={() => Promise.all(failed.map(({ refetch }) => refetch()))}>
              {t('states.retry')}
            </Button>
          }
        />
      ) : !versions.data ? (
        <SkeletonText />
      ) : (
        <>
          <div className="emb-app-table-versions">
            <Side
              label={t('tableCompare.older')}
              id={from}
              versions={versions.data}
              onChange={(id) => show({ from: id })}
            />
            <IconButton
              label={t('tableCompare.swap')}
              icon={<ArrowLeftRight size={16} strokeWidth={1.5} aria-hidden />}
              onPress={() => show({ from: to, to: from })}
            />
            <Side
              label={t('tableCompare.newer')}
              id={to}
              versions={versions.data}
              onChange={(id) => show({ to: id })}
            />
          </div>
          {difference ? (
            <ComparedFields difference={difference} view={view} onShow={show} />
          ) : from === '' || to === '' ? (
            <StateMessage kind="empty" title={t('tableCompare.chooseSecond')} />
          ) : (
            <SkeletonText />
          )}
        </>
      )}
    </Page>
  )
}

interface SideProps {
  label: string
  id: string
  versions: readonly TableVersion[]
  onChange: (id: string) => void
}

function Side({ label, id, versions, onChange }: SideProps) {
  return (
    <div className="emb-app-table-version">
      <VersionSelect label={label} value={id} versions={versions} onValueChange={onChange} />
    </div>
  )
}
