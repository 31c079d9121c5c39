import { Button } from '@embpm/ui/button'
import { Kbd } from '@embpm/ui/kbd'
import { lazyPart, preloadProps } from '@embpm/ui/lazy-part'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../routes/views.js'
import type { Visitor } from '@embpm/contract'
import { usePart } from './usePart.js'

const searchPalette = lazyPart(async () => (await import('./SearchPalette.js')).SearchPalette)

/** Props of `SearchButton`. */
export interface SearchButtonProps {
  place: Place
  visitor: Visitor
}

/** Opens the search for pages and objects, by a press or by Ctrl+K; its code comes when it is first wanted. */
export function SearchButton({ place, visitor }: SearchButtonProps) {
  const { t } = useTranslation()
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
          <Kbd>Ctrl K</Kbd>
        </span>
      </Button>
      {palette.Part && <palette.Part place={place} visitor={visitor} open={open} onOpenChange={setOpen} />}
    </>
  )
}
