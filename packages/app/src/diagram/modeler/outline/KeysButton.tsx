import { IconButton } from '@embpm/ui/button'
import { Kbd } from '@embpm/ui/kbd'
import { Popover } from '@embpm/ui/popover'
import { Keyboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Props of `KeysButton`. */
export interface KeysButtonProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** How keys are written on this machine. */
  keys: (keys: string) => string
}

/** A button that shows the keys of an outline. */
export function KeysButton({ open, onOpenChange, keys }: KeysButtonProps) {
  const { t } = useTranslation()
  const lines = [
    ['A', t('outline.do.after')],
    ['Shift A', t('outline.do.before')],
    ['F2', t('outline.do.rename')],
    ['C', t('outline.do.connect')],
    ['K', t('outline.do.kind')],
    ['M', t('outline.do.lane')],
    ['B', t('outline.do.attach')],
    ['Del', t('outline.do.remove')],
    ['Ctrl Z', t('outline.undo')],
    ['Ctrl Y', t('outline.redo')],
    ['Shift F10', t('outline.moves.menu')],
    ['/', t('outline.moves.find')],
    ['← →', t('outline.moves.arrows')],
  ] as const
  return (
    <Popover
      aria-label={t('outline.keys')}
      open={open}
      onOpenChange={onOpenChange}
      placement="top start"
      className="emb-outline-keys"
      trigger={
        <IconButton size="s" label={t('outline.keys')} icon={<Keyboard size={16} strokeWidth={1.5} aria-hidden />} />
      }
    >
      <dl>
        {lines.map(([key, text]) => (
          <div key={key}>
            <dt>
              <Kbd>{keys(key)}</Kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{t('outline.moves.letters')}</p>
    </Popover>
  )
}
