import { lazyPart } from '@embpm/ui/lazy-part'
import { useState } from 'react'
import { usePart } from '../shell/usePart.js'

const addressCell = lazyPart(async () => (await import('./AddressCell.js')).AddressCell)

/** Props of `AddressText`. */
export interface AddressTextProps {
  /** A host or link. */
  text: string
  /** The host of a path. Default: none. */
  host?: string
}

/** A host or link in a list: a text, and once it is pointed at a link that can be copied as well. */
export function AddressText(props: AddressTextProps) {
  const [near, setNear] = useState(false)
  const cell = usePart(addressCell, near, () => setNear(false))
  return cell.Part ? <cell.Part {...props} /> : <span onPointerEnter={() => setNear(true)}>{props.text}</span>
}
