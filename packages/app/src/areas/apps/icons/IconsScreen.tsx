import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { Page } from '@embpm/ui/page'
import { SearchField } from '@embpm/ui/search-field'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { TabLinks } from '@embpm/ui/tabs'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { FailedPart } from '../../../shell/FailedPart.js'
import { hasWords } from '../hasWords.js'
import { MissingPart } from '../../../shell/MissingPart.js'
import { IconGrid } from './IconGrid.js'
import { iconSets } from './iconSets.js'
import { useDrawings, useIconSet } from './useIcons.js'
import { useIconsAddress } from './useIconsAddress.js'
import type english from './text/en.json'
import './styles.css'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** The sets of icons, one of them shown, and what is found in it by name. */
export function IconsScreen() {
  const { t, i18n } = useTranslation()
  const hint = useId()
  const { set: known, search, searchFor, ...address } = useIconsAddress()
  const { data: set, isError, refetch } = useIconSet(known?.call)
  const drawings = useDrawings(known?.namespace)
  const names = useMemo(() => set?.list.filter(hasWords(search, i18n.language || 'en')), [set, search, i18n.language])
  const title = t('apps.pages.icons')
  if (!known) return <MissingPart title={t('icons.unknownSet')} back={{ href: address.homeHref, label: title }} />
  return (
    <Page className="emb-app-icons">
      <Page.Head
        title={title}
        count={set?.list.length}
        actions={
          <SearchField
            className="emb-app-icons-search"
            label={t('icons.search')}
            shortcut="/"
            value={search}
            resultText={names && search !== '' ? t('icons.hits', { count: names.length }) : undefined}
            onValueChange={searchFor}
          />
        }
      />
      <IgnoredNotice ignored={address.ignored} onDismiss={address.clean} />
      <TabLinks
        className="emb-app-icons-sets"
        aria-label={t('icons.sets')}
        current={known.slug}
        items={iconSets.map(({ slug, name }) => ({ id: slug, label: name, href: address.setHref(slug) }))}
      />
      {!set || !names ? (
        isError ? (
          <FailedPart title={t('icons.failed')} retry={refetch} />
        ) : (
          <Skeleton rows={9} label={t('states.loading')} />
        )
      ) : names.length > 0 ? (
        <>
          {drawings.isError && (
            <Message
              className="emb-app-icons-undrawn"
              tone="warning"
              actions={<Button onPress={() => drawings.refetch()}>{t('states.retry')}</Button>}
            >
              {t('icons.drawingsFailed')}
            </Message>
          )}
          <p id={hint} className="emb-app-icons-hint">
            {t('icons.hint', { name: `${set.namespace}:${set.list[0]}` })}
          </p>
          <IconGrid set={set} names={names} drawings={drawings.data} describedBy={hint} />
        </>
      ) : search === '' ? (
        <StateMessage kind="empty" title={t('icons.empty')} />
      ) : (
        <StateMessage
          kind="no-match"
          title={t('icons.noMatch', { search })}
          description={t('icons.noMatchText', { set: set.name })}
          actions={<Button onPress={() => searchFor('')}>{t('icons.showAll')}</Button>}
        />
      )}
    </Page>
  )
}
