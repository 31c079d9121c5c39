import { Button } from '@embpm/ui/button'
import { Kbd, useKeys } from '@embpm/ui/kbd'
import { lazyPart, preloadProps } from '@embpm/ui/lazy-part'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../routes/views.js'
import type { Visitor } from '@embpm/contract'
import type { Look } from '../session/storage.js'
import { usePart } from './usePart.js'

const searchPalette = lazyPart(async () => (await import('./SearchPalette.js')).SearchPalette)

/** Props of `SearchButton`. */
export interface SearchButtonProps {
  place: Place
  visitor: Visitor
  look: Look
  onLookChange: (change: Partial<Look>) => void
}

/** Opens the search for pages, objects and commands, by a press or by Ctrl+K; its code comes when it is first wanted. */
export function SearchButton(props: SearchButtonProps) {
  const { t } = useTranslation()
  const keys = useKeys()
  const [open, setOpen] = useState(false)
  const palette = usePart(searchPalette, open, () => setOpen(false))

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <Button
        className="emb-app-search"
        icon={<Search size={16} strokeWidth={1.5} aria-hidden="true" />}
        {...preloadProps(searchPalette)}
        onPress={() => setOpen(true)}
      >
        <span className="emb-app-search-text">{t('header.search')}</span>
        <span className="emb-app-search-keys" aria-hidden="true">
          <Kbd>{keys('Ctrl K')}</Kbd>
        </span>
      </Button>
      {palette.Part && <palette.Part {...props} open={open} onOpenChange={setOpen} />}
    </>
  )
}
