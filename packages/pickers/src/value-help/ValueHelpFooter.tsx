import { Button } from '@embpm/ui/button'
import { Chip } from '@embpm/ui/chip'
import { Dialog } from '@embpm/ui/dialog'
import { Kbd } from '@embpm/ui/kbd'
import { Message } from '@embpm/ui/message'
import { useWords } from '@embpm/ui/ui-strings'
import type { ValueHelpState } from './useValueHelp.js'
import { valueHelpWords } from './valueHelpWords.js'

interface ValueHelpFooterProps<Row> {
  help: ValueHelpState<Row>
  confirmLabel: string
}

/** The draft selection, the keys and the buttons of a picker's dialog; the alert when nothing is selected floats above. */
export function ValueHelpFooter<Row>({ help, confirmLabel }: ValueHelpFooterProps<Row>) {
  const t = useWords(valueHelpWords)
  const { draft, value, resolved } = help
  const row = draft === null ? null : (draft.row ?? (draft.key === value ? resolved.row : null))
  const label = row === null ? draft?.key : help.rowLabel(row)

  return (
    <div className="emb-value-help-end">
      <div className="emb-value-help-alert">
        {help.incomplete && (
          <Message tone="danger" title={t('error.missingInformationTitle')}>
            {t('error.missingInformationDescription')}
          </Message>
        )}
      </div>
      <Dialog.Footer
        start={
          <div className="emb-value-help-selected">
            <span>{label === undefined ? t('nothingSelected') : t('selected')}</span>
            {label !== undefined && (
              <Chip onRemove={help.deselect} removeLabel={t('removeSelected', { label })}>
                {label}
              </Chip>
            )}
          </div>
        }
      >
        <span className="emb-value-help-keys" aria-hidden="true">
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('keyMove')}
          </span>
          <span>
            <Kbd>Enter</Kbd> {t('keySelect')}
          </span>
          <span>
            <Kbd>Esc</Kbd> {t('keyCancel')}
          </span>
        </span>
        <Button onPress={help.cancel}>{t('cancel')}</Button>
        <Button variant="primary" onPress={() => help.confirm()}>
          {confirmLabel}
        </Button>
      </Dialog.Footer>
    </div>
  )
}
