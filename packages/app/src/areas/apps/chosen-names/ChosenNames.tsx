import { IconButton } from '@embpm/ui/button'
import { Chip } from '@embpm/ui/chip'
import { Menu } from '@embpm/ui/menu'
import { Plus } from 'lucide-react'
import type { Named } from '../names-dialog/NamesDialog.js'
import './styles.css'

/** Props of `ChosenNames`. */
export interface ChosenNamesProps {
  /** What they are called, such as "Tags". */
  label: string
  /** Whether the label stands above them. Default `true`; else it is for screen readers alone. */
  showLabel?: boolean
  /** Name of the menu that chooses them, such as "Choose tags". */
  choose: string
  /** All that there are, in their order. */
  names: readonly Named[]
  /** Ids of those that are chosen. */
  chosen: readonly string[]
  /** Called with the ids of all that are to be chosen. */
  onChange: (chosen: string[]) => void
}

/** The tags or labels of something, and a menu that gives it others. */
export function ChosenNames({ label, showLabel = true, choose, names, chosen, onChange }: ChosenNamesProps) {
  const without = (id: string) => chosen.filter((one) => one !== id)
  return (
    <div className="emb-app-chosen-names" role="group" aria-label={label}>
      {showLabel && (
        <span className="emb-field-label" aria-hidden>
          {label}
        </span>
      )}
      <span>
        {names
          .filter(({ id }) => chosen.includes(id))
          .map(({ id, title }) => (
            <Chip key={id} variant="neutral" onRemove={() => onChange(without(id))}>
              {title}
            </Chip>
          ))}
        <Menu
          aria-label={choose}
          items={names.map(({ id, title }) => ({
            id,
            label: title,
            checked: chosen.includes(id),
            onAction: () => onChange(chosen.includes(id) ? without(id) : [...chosen, id]),
          }))}
          trigger={<IconButton size="s" label={choose} icon={<Plus size={16} strokeWidth={1.5} aria-hidden />} />}
        />
      </span>
    </div>
  )
}
