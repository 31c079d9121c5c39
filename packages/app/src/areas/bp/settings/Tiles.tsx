import { useId, type ReactNode } from 'react'

/** One of the looks to choose from. */
export interface Tile<V extends string> {
  value: V
  label: string
  /** What it looks like, for the eye alone. */
  picture: ReactNode
}

/** Props of `Tiles`. */
export interface TilesProps<V extends string> {
  /** Names what is chosen. */
  label: string
  tiles: readonly Tile<V>[]
  value: V
  onValueChange: (value: V) => void
}

/** One of a few looks, each with its picture; choosing applies at once. Tab reaches the chosen one, arrows move and choose. */
export function Tiles<V extends string>({ label, tiles, value, onValueChange }: TilesProps<V>) {
  const name = useId()
  return (
    <fieldset className="emb-app-look-tiles">
      <legend>{label}</legend>
      <div>
        {tiles.map((tile) => (
          <label key={tile.value} className="emb-app-look-tile">
            <span className="emb-app-look-picture" aria-hidden>
              {tile.picture}
            </span>
            <span className="emb-app-look-name">
              <input
                type="radio"
                className="emb-radio-dot"
                name={name}
                value={tile.value}
                checked={tile.value === value}
                onChange={() => onValueChange(tile.value)}
              />
              {tile.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
