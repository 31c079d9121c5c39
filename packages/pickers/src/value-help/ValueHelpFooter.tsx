import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Kbd } from '@embpm/ui/kbd'
import { Message } from '@embpm/ui/message'
import { useWords } from '@embpm/ui/ui-strings'
import { DraftChips } from './DraftChips.js'
import type { ValueHelpState } from './useValueHelp.js'
import { valueHelpWords } from './valueHelpWords.js'

interface ValueHelpFooterProps<Row> {
  help: ValueHelpState<Row>
  confirmLabel: string
  clearable: boolean
}

/** The draft selection, the keys and the buttons of a picker's dialog; alerts float above. */
export function ValueHelpFooter<Row>({ help, confirmLabel, clearable }: ValueHelpFooterProps<Row>) {
  const t = useWords(valueHelpWords)
  return (
    <div className="emb-value-help-end">
      <div className="emb-value-help-alert">
        {help.incomplete && (
          <Message tone="danger" title={t('error.missingInformationTitle')}>
            {t('error.missingInformationDescription')}
          </Message>
        )}
        {help.failure !== null && (
          <Message tone="danger" title={t('confirmFailedTitle')}>
            {help.failure === '' ? t('confirmFailed') : help.failure}
          </Message>
        )}
      </div>
      <Dialog.Footer start={<DraftChips help={help} />}>
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
        {clearable && help.keys.length > 0 && (
          <Button variant="ghost" onPress={help.clear}>
            {t('clearValue')}
          </Button>
        )}
        <Button onPress={help.cancel}>{t('cancel')}</Button>
        <Button variant="primary" pending={help.confirming} onPress={() => help.confirm()}>
          {confirmLabel}
        </Button>
      </Dialog.Footer>
    </div>
  )
}
