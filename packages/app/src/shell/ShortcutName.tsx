import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { TextField } from '@embpm/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Props of `ShortcutName`. */
export interface ShortcutNameProps {
  /** What it is called now. */
  label: string
  /** Answers whether it is called so now. Who answers `false` has said why. */
  onRename: (label: string) => Promise<boolean>
  /** Called when it has its name, and by Escape. */
  onClose: () => void
}

/** A shortcut's name while it is changed. What could not be stored stays. */
export function ShortcutName({ label, onRename, onClose }: ShortcutNameProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(label)
  const wanted = typed.trim()
  const { pending, formProps } = useSubmit(
    async () => {
      if (wanted !== '' && (wanted === label || (await onRename(wanted)))) onClose()
    },
    (event) => {
      if (event.key !== 'Escape') return
      // The name is left as it was, and the menu stays.
      event.stopPropagation()
      onClose()
    },
  )
  return (
    <form {...formProps} className="emb-app-shortcut-name">
      <TextField
        aria-label={t('header.of', { action: t('header.rename'), name: label })}
        autoFocus
        value={typed}
        maxLength={100}
        onValueChange={(next) => setTyped(next ?? '')}
      />
      <Button type="submit" variant="primary" pending={pending} disabled={wanted === ''}>
        {t('object.save')}
      </Button>
    </form>
  )
}
