import { ChevronsUpDown } from 'lucide-react'
import { useMemo } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { Button, type ButtonProps } from '../button/index.js'
import { useControlledState } from '../field/index.js'
import { lazyPart } from '../lazy-part/lazyPart.js'
import { usePopup } from '../lazy-part/usePopup.js'
import { defineWords, useWords } from '../ui-strings/index.js'

/** The panel with the search and the list, loaded when somebody is about to open it. */
const organisationPart = lazyPart(async () => (await import('./OrganisationPanel.js')).OrganisationPanel)

const words = defineWords('organisationSelector', { label: 'Organisation', none: 'Select organisation' })

/** One organisation. */
export interface OrganisationOption {
  id: string
  /** As it is shown; replacing a technical title such as SYSTEM is the application's. */
  title: string
}

/** Props of `OrganisationSelector`; further ones go to its button. */
export interface OrganisationSelectorProps extends Omit<
  ButtonProps,
  'value' | 'children' | 'icon' | 'variant' | 'onPress' | 'aria-label'
> {
  /** All organisations of the user, in the order in which they are shown. */
  organisations: readonly OrganisationOption[]
  /** Id of the current one; controlled. */
  value?: string | null
  /** Id of the first one of an uncontrolled selector. Default `null`. */
  defaultValue?: string | null
  /** Called with the id of another organisation; never with the current one. */
  onValueChange?: (value: string | null) => void
  /** Ids of those used lately, the last one first: shown above all while nothing is typed. */
  recent?: readonly string[]
  /** The controlled state of its panel. */
  open?: boolean
  /** The first state of an uncontrolled panel. Default `false`. */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

/** The current organisation, and a searchable list of the others that stays fluid with thousands. Arrows move, Enter switches. */
export function OrganisationSelector({
  organisations,
  value,
  defaultValue = null,
  onValueChange,
  recent,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: OrganisationSelectorProps) {
  const t = useWords(words)
  const [current, setCurrent] = useControlledState(value, defaultValue, onValueChange)
  const popup = usePopup({ kind: 'dialog', part: organisationPart, open, defaultOpen, onOpenChange })
  const title = useMemo(() => organisations.find(({ id }) => id === current)?.title, [organisations, current])
  return (
    <>
      <ButtonContext value={popup.trigger}>
        <Button
          {...rest}
          variant="ghost"
          className={className ? `emb-organisation-selector ${className}` : 'emb-organisation-selector'}
        >
          <span className="emb-visually-hidden">{t('label')}: </span>
          {title !== undefined && (
            <span className="emb-organisation-selector-mark" aria-hidden="true">
              {title.slice(0, 1).toUpperCase()}
            </span>
          )}
          <span className="emb-organisation-selector-title">{title ?? t('none')}</span>
          <ChevronsUpDown size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </ButtonContext>
      {popup.Part && (
        <popup.Part
          {...popup.panel}
          label={t('label')}
          organisations={organisations}
          recent={recent}
          current={current}
          onChoose={(id) => {
            popup.panel.onClose()
            if (id !== current) setCurrent(id)
          }}
        />
      )}
    </>
  )
}
