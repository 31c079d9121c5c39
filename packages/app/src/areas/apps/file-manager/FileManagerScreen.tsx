import { fileManager, type FolderView } from '@embpm/contract/sample/fileManager'
import { Button, IconButton, LinkButton } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { SearchField } from '@embpm/ui/search-field'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { unnamed } from '../../../shell/leavings.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { fileViews, foundItems } from './filesSearch.js'
import { FileTable } from './FileTable.js'
import { ItemPanel } from './ItemPanel.js'
import { ItemTiles } from './ItemTiles.js'
import { type FilesAddress, useFilesAddress } from './useFilesAddress.js'
import type english from './text/en.json'
import './styles.css'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** The folders and files of the sample, a folder at a time, and the details of one. The address names both. */
export function FileManagerScreen() {
  const { t } = useTranslation()
  const address = useFilesAddress()
  const { folderId, view, search, itemId } = address
  const { data, isError, refetch } = useFolder(folderId)
  const folder = data?.path.at(-1)
  const isUnknown = folderId !== undefined && data !== undefined && folder === undefined
  const all = data && [...data.folders, ...data.files, ...data.path]
  const isNamed = folder !== undefined || folderId === undefined || isUnknown || isError
  return (
    <div className="emb-app-files">
      <Page className="emb-app-files-page">
        <Page.Head
          breadcrumbs={
            folderId === undefined
              ? undefined
              : [
                  { label: t('apps.pages.fileManager'), href: address.folderHref(null) },
                  ...(data?.path ?? []).map(({ id, name }) =>
                    id === folderId ? { label: name } : { label: name, href: address.folderHref(id) },
                  ),
                ]
          }
          title={folder?.name ?? (isNamed ? t('apps.pages.fileManager') : unnamed)}
          badge={data && !isUnknown && <Count {...data} />}
          actions={
            data &&
            !isUnknown && (
              <>
                <SearchField
                  className="emb-app-files-search"
                  label={t('fileManager.search')}
                  shortcut="/"
                  value={search}
                  onValueChange={address.searchFor}
                />
                <SegmentedControl
                  label={t('fileManager.showAs')}
                  value={view}
                  segments={fileViews.map((value) => ({ value, label: t(`fileManager.views.${value}`) }))}
                  onValueChange={address.show}
                />
                {folder && (
                  <IconButton
                    variant="secondary"
                    label={t('fileManager.details')}
                    aria-pressed={itemId === folder.id}
                    icon={<Info size={16} strokeWidth={1.5} aria-hidden />}
                    onPress={() => (itemId === folder.id ? address.close() : address.open(folder.id))}
                  />
                )}
              </>
            )
          }
        />
        <IgnoredNotice ignored={address.ignored} onDismiss={address.clean} />
        <Page.Body className="emb-app-files-body">
          {isUnknown ? (
            <StateMessage
              kind="not-found"
              title={t('fileManager.unknown')}
              description={t('fileManager.unknownText')}
              actions={<LinkButton href={address.folderHref(null)}>{t('fileManager.toRoot')}</LinkButton>}
            />
          ) : data ? (
            <Contents {...data} address={address} />
          ) : isError ? (
            <StateMessage
              kind="error"
              title={t('fileManager.failed')}
              description={t('object.loadFailedText')}
              actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
            />
          ) : (
            <Skeleton rows={10} columns={[320, 80, 100, 180]} label={t('states.loading')} />
          )}
        </Page.Body>
      </Page>
      {itemId !== undefined && all && <ItemPanel item={all.find(({ id }) => id === itemId)} onClose={address.close} />}
    </div>
  )
}

/** What lies in a folder. */
function useFolder(folderId: string | undefined) {
  const { connectTo } = useServices()
  const client = useMemo(() => connectTo('api', fileManager), [connectTo])
  return useQuery({
    queryKey: ['user', 'file-manager', folderId ?? null],
    queryFn: ({ signal }): Promise<FolderView> => client.items.list({ folderId }, { signal }),
  })
}

/** How many folders and files there are. */
function Count({ folders, files }: Pick<FolderView, 'folders' | 'files'>) {
  const { t } = useTranslation()
  return (
    <span className="emb-app-files-count">
      {[
        ...(folders.length > 0 ? [t('fileManager.folders', { count: folders.length })] : []),
        ...(files.length > 0 || folders.length === 0 ? [t('fileManager.files', { count: files.length })] : []),
      ].join(', ')}
    </span>
  )
}

interface ContentsProps extends FolderView {
  address: FilesAddress
}

function Contents({ folders, files, address }: ContentsProps) {
  const { t, i18n } = useTranslation()
  const { search, view } = address
  const language = i18n.language || 'en'
  const shownFolders = useMemo(() => foundItems(folders, search, language), [folders, search, language])
  const shownFiles = useMemo(() => foundItems(files, search, language), [files, search, language])
  if (shownFolders.length === 0 && shownFiles.length === 0)
    return search.trim() === '' ? (
      <StateMessage kind="empty" title={t('fileManager.empty')} />
    ) : (
      <StateMessage
        kind="no-match"
        title={t('fileManager.noMatch', { search })}
        actions={<Button onPress={() => address.searchFor('')}>{t('fileManager.clear')}</Button>}
      />
    )
  return (
    <>
      {shownFolders.length > 0 && (
        <>
          <h2>{t('fileManager.folderList')}</h2>
          <ItemTiles items={shownFolders} label={t('fileManager.folderList')} />
        </>
      )}
      {shownFiles.length > 0 && (
        <>
          <h2>{t('fileManager.fileList')}</h2>
          {view === 'grid' ? (
            <ItemTiles items={shownFiles} label={t('fileManager.fileList')} />
          ) : (
            <FileTable files={shownFiles} label={t('fileManager.fileList')} />
          )}
        </>
      )}
    </>
  )
}
