import { type RoleLetter, roleLetters } from '@embpm/bpmn'
import { Button } from '@embpm/ui/button'
import { Menu, type MenuItem } from '@embpm/ui/menu'
import { Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import { Letters } from './Letters.js'

/** Props of `CellMenu`. */
export interface CellMenuProps {
  /** What the cell is about. */
  label: string
  letters: readonly RoleLetter[]
  onEnter: (letter: RoleLetter, isAdded: boolean) => void
  onClear: () => void
  onClose: () => void
  /** Address of where its step is drawn; `null` for who may not draw. */
  stepHref: string | null
}

/** What a cell can say, for pointer and touch. It opens with the cell's own button, which fills the cell while it is open. */
export function CellMenu({ label, letters, onEnter, onClear, onClose, stepHref }: CellMenuProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const act = (action: () => void) => () => {
    action()
    onClose()
  }
  const items: MenuItem[] = [
    ...roleLetters.map((letter) => ({
      id: letter,
      label: choiceText('raciPart', letter),
      shortcut: letter,
      checked: letters.includes(letter),
      onAction: act(() => onEnter(letter, false)),
    })),
    {
      id: 'none',
      label: t('raciMatrix.none'),
      shortcut: 'Del',
      checked: letters.length === 0,
      onAction: act(onClear),
    },
  ]
  if (letters.length > 0) {
    items.push({ separator: true, id: 'also' })
    for (const letter of roleLetters.filter((one) => !letters.includes(one)))
      items.push({
        id: `also ${letter}`,
        label: t('raciMatrix.also', { letter: choiceText('raciPart', letter) }),
        icon: <Letters letters={[letter]} isDoubled={false} />,
        onAction: act(() => onEnter(letter, true)),
      })
  }
  if (stepHref !== null)
    items.push(
      { separator: true, id: 'line' },
      {
        id: 'build',
        label: t('raciMatrix.openStep'),
        icon: <Layers size={16} strokeWidth={1.5} aria-hidden />,
        href: stepHref,
      },
    )
  return (
    <Menu
      aria-label={label}
      className="emb-app-raci-menu"
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      items={items}
      trigger={<Button className="emb-app-raci-opener" excludeFromTabOrder aria-label={label} />}
    />
  )
}
