import { Button } from '@embpm/ui/button'
import { lazyPart, preloadProps } from '@embpm/ui/lazy-part'
import { Page } from '@embpm/ui/page'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '../entity/useUser.js'
import type { PageTitle } from '../routes/page.js'
import { pagesBelow } from '../routes/views.js'
import { useOffer } from '../shell/useOffer.js'
import { usePageKeys } from '../shell/usePageKeys.js'
import { usePart } from '../shell/usePart.js'
import type english from './text/en.json'
import { MasterDataCard } from './MasterDataCard.js'
import './styles.css'

type Words = typeof english

declare module '../text/Text.js' {
  interface Text extends Words {}
}

const masterDataSearch = lazyPart(async () => (await import('./MasterDataSearch.js')).MasterDataSearch)

/** Props of `MasterDataScreen`. */
export interface MasterDataScreenProps {
  title: PageTitle
  /** Address of its page, below which those of the kinds are. */
  path: string
}

/** The way into the master data of an area: a card for each kind that has its page below this one, and one search over all of them. */
export function MasterDataScreen({ title, path }: MasterDataScreenProps) {
  const { t } = useTranslation()
  const visitor = useVisitor()
  const pages = pagesBelow(path, visitor)
  const [open, setOpen] = useState(false)
  const palette = usePart(masterDataSearch, open, () => setOpen(false))
  const icon = <Search size={16} strokeWidth={1.5} aria-hidden />
  useOffer('page', [{ id: 'master-data-search', label: t('masterData.search'), icon, onAction: () => setOpen(true) }])
  usePageKeys({ '/': () => setOpen(true) })
  return (
    <Page>
      <Page.Head
        title={t(title)}
        actions={
          <Button
            icon={icon}
            pending={palette.pending}
            {...preloadProps(masterDataSearch)}
            onPress={() => setOpen(true)}
          >
            {t('masterData.search')}
          </Button>
        }
      />
      <Page.Body tint>
        <div className="emb-app-master">
          {pages.map((page) => (
            <MasterDataCard key={page.path} page={page} />
          ))}
        </div>
      </Page.Body>
      {palette.Part && <palette.Part pages={pages} open={open} onOpenChange={setOpen} />}
    </Page>
  )
}
