import type { ComponentProps, ReactNode } from 'react'

/** One fact. */
export interface KeyValueItem {
  /** Names the fact; unique within the list. */
  label: string
  /** An empty one (`null`, `undefined`, `''`) is shown as a dash. */
  value: ReactNode
}

/** Props of `KeyValue`. */
export interface KeyValueProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The facts in their order. */
  items: readonly KeyValueItem[]
}

/** Facts as a list of labels (112 px) and values; one under the other where the room is narrow. */
export function KeyValue({ items, className = '', ...rest }: KeyValueProps) {
  return (
    <dl {...rest} className={`emb-key-value ${className}`}>
      {items.map(({ label, value }) => (
        <div key={label} className="emb-key-value-item">
          <dt className="emb-key-value-label">{label}</dt>
          <dd className="emb-key-value-value">
            {value === null || value === undefined || value === '' ? (
              <span className="emb-key-value-none">–</span>
            ) : typeof value === 'string' ? (
              <bdi>{value}</bdi>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
