import { Package } from 'lucide-react'
import { ownPicture } from '../isOwnFile.js'

/** Props of `ProductPicture`. */
export interface ProductPictureProps {
  /** Its address; another one than `data:` is not asked for, and a glyph is shown as for none. */
  address: string | null | undefined
  /** What it shows; `''` where that is said beside it. */
  alt: string
  /** Of the glyph, in px. Default 16. */
  size?: number
}

/** A picture of a product, or a glyph in its place. */
export function ProductPicture({ address, alt, size = 16 }: ProductPictureProps) {
  const src = ownPicture(address)
  return (
    <span className="emb-app-inventory-picture">
      {src === undefined ? <Package size={size} strokeWidth={1.5} aria-hidden /> : <img src={src} alt={alt} />}
    </span>
  )
}
