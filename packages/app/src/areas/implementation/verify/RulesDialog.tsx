import { Dialog } from '@embpm/ui/dialog'
import { useTranslation } from 'react-i18next'
import { RuleFilter, type RuleFilterProps } from './RuleFilter.js'
import { RuleList, type RuleListProps } from './RuleList.js'

/** Props of `RulesDialog`. */
export interface RulesDialogProps extends RuleListProps, RuleFilterProps {
  onClose: () => void
}

/** The rules where there is no room beside their findings. */
export function RulesDialog({ onClose, onGo, ...props }: RulesDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open size="m" onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header title={t('verify.rules')} />
      <Dialog.Body>
        <div className="emb-app-verify-sheet">
          <RuleFilter view={props.view} total={props.total} onShow={props.onShow} />
          <RuleList
            listed={props.listed}
            state={props.state}
            current={props.current}
            onGo={(rule, byArrow) => {
              onGo(rule, byArrow)
              if (!byArrow) onClose()
            }}
          />
        </div>
      </Dialog.Body>
    </Dialog>
  )
}
