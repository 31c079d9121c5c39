import { Button } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import { ChevronDown, Rows3 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffer } from '../../shell/useOffer.js'

/** Props of `GroupMenu`. */
export interface GroupMenuProps<F extends string> {
  /** Fields to group by, by their names. */
  fields: readonly { field: F; label: string }[]
  /** The one that is grouped by. */
  value: F
  onValueChange: (field: F) => void
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Says by which field a board or chart is grouped, and groups it by another one. */
export function GroupMenu<F extends string>({ fields, value, onValueChange }: GroupMenuProps<F>) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const name = t('board.groupedBy', { field: fields.find(({ field }) => field === value)?.label ?? value })
  useOffer(
    'page',
    fields.flatMap(({ field, label }) =>
      field === value
        ? []
        : {
            id: `group-${field}`,
            label: t('board.groupedBy', { field: label }),
            icon: <Rows3 {...glyph} />,
            onAction: () => onValueChange(field),
          },
    ),
  )
  return (
    <Menu
      aria-label={t('board.groupBy')}
      placement="bottom end"
      open={open}
      onOpenChange={setOpen}
      items={fields.map(({ field, label }) => ({
        id: field,
        label,
        checked: field === value,
        onAction: () => {
          setOpen(false)
          if (field !== value) onValueChange(field)
        },
      }))}
      trigger={
        <Button className="emb-app-group" icon={<Rows3 {...glyph} />}>
          <span className="emb-app-views-label">
            <span className="emb-app-views-name">{name}</span>
            <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
          </span>
        </Button>
      }
    />
  )
}
