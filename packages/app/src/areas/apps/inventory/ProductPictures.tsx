import { Button, IconButton } from '@embpm/ui/button'
import { FileField } from '@embpm/ui/file-field'
import { toasts } from '@embpm/ui/toast'
import { Check, ChevronLeft, ChevronRight, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { largestPicture, pictureOf, pictureTypes } from '../pictureOf.js'
import { mostPictures, type ProductValues } from './productForm.js'
import { ProductPicture } from './ProductPicture.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Each picture is taken at once: the field holds none. */
const noFiles: readonly File[] = []

/**
 * The pictures of a product, one at a time and round and round: added, removed, and one of them chosen for the list. They are fields of
 * the form around.
 */
export function ProductPictures() {
  const { t } = useTranslation()
  // Taken apart, because an object with a `ref` counts as a ref as a whole for the React compiler's rules.
  const { value: images, onChange: setImages } = useController<ProductValues, 'images'>({ name: 'images' }).field
  const { value: thumbnail, onChange: setThumbnail } = useController<ProductValues, 'thumbnail'>({
    name: 'thumbnail',
  }).field
  const [place, setPlace] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const total = images.length
  const at = Math.min(place, total - 1)
  const shown = images[at]
  const isInList = shown !== undefined && thumbnail === shown

  const add = async (file: File | undefined) => {
    if (!file) return
    try {
      const picture = await pictureOf(file)
      setImages([...images, picture])
      if (thumbnail === null) setThumbnail(picture)
      setPlace(total)
    } catch {
      toasts.add({ text: t('inventory.pictureFailed'), icon: 'error' })
    }
  }
  const remove = () => {
    const left = images.filter((_, index) => index !== at)
    setImages(left)
    if (isInList) setThumbnail(left[0] ?? null)
    // With the last one its buttons go, and the focus with them.
    if (left.length === 0) root.current?.focus()
  }
  return (
    <div
      ref={root}
      className="emb-app-inventory-pictures"
      role="group"
      aria-label={t('inventory.pictures')}
      tabIndex={-1}
    >
      <ProductPicture
        address={shown ?? thumbnail}
        alt={total > 0 ? t('inventory.pictureAt', { number: at + 1, total }) : ''}
        size={40}
      />
      {total > 0 && (
        <>
          <div className="emb-app-inventory-steps">
            {total > 1 && (
              <IconButton
                size="s"
                label={t('inventory.previousPicture')}
                icon={<ChevronLeft {...glyph} />}
                onPress={() => setPlace((at + total - 1) % total)}
              />
            )}
            <span aria-live="polite">{t('inventory.pictureAt', { number: at + 1, total })}</span>
            {total > 1 && (
              <IconButton
                size="s"
                label={t('inventory.nextPicture')}
                icon={<ChevronRight {...glyph} />}
                onPress={() => setPlace((at + 1) % total)}
              />
            )}
          </div>
          <div className="emb-app-inventory-steps">
            <Button
              size="s"
              icon={isInList ? <Check {...glyph} /> : undefined}
              aria-pressed={isInList}
              onPress={() => shown !== undefined && setThumbnail(isInList ? null : shown)}
            >
              {t('inventory.inList')}
            </Button>
            <IconButton size="s" label={t('inventory.removePicture')} icon={<Trash2 {...glyph} />} onPress={remove} />
          </div>
        </>
      )}
      {total < mostPictures && (
        <FileField
          label={t('inventory.addPicture')}
          accept={pictureTypes}
          maxSize={largestPicture}
          value={noFiles}
          onValueChange={(files) => void add(files?.[0])}
        />
      )}
    </div>
  )
}
