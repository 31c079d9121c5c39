import { findingSeverities } from '@embpm/contract/model-check'
import { Button, IconButton } from '@embpm/ui/button'
import { Popover } from '@embpm/ui/popover'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { Select } from '@embpm/ui/select'
import { ListFilter } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ruleTopics } from './rules/Rule.js'
import type { VerifyView } from './verifySearch.js'

/** Props of `RuleFilter`. */
export interface RuleFilterProps {
  view: VerifyView
  /** How many rules there are. */
  total: number
  onShow: (change: Partial<VerifyView>) => void
}

/** Which rules are listed: those with findings or all, of which severity and topic. */
export function RuleFilter({ view, total, onShow }: RuleFilterProps) {
  const { t } = useTranslation()
  const isSet = view.severity !== null || view.topic !== null
  return (
    <div className="emb-app-verify-filter">
      <SegmentedControl
        size="s"
        label={t('verify.shown')}
        segments={[
          { value: 'some', label: t('verify.withFindings') },
          { value: 'all', label: t('verify.all', { count: total }) },
        ]}
        value={view.all ? 'all' : 'some'}
        onValueChange={(value) => onShow({ all: value === 'all' })}
      />
      <Popover
        aria-label={t('verify.filter')}
        placement="bottom end"
        trigger={
          <IconButton
            size="s"
            className="emb-app-verify-filter-button"
            data-set={isSet || undefined}
            label={t(isSet ? 'verify.filtered' : 'verify.filter')}
            icon={<ListFilter size={16} strokeWidth={1.5} aria-hidden />}
          />
        }
      >
        <div className="emb-app-verify-filters">
          <Select
            label={t('verify.severity')}
            placeholder={t('verify.anySeverity')}
            options={findingSeverities.map((value) => ({ value, label: t(`verify.severities.${value}`) }))}
            value={view.severity}
            onValueChange={(severity) => onShow({ severity: severity ?? null })}
          />
          <Select
            label={t('verify.topic')}
            placeholder={t('verify.anyTopic')}
            options={ruleTopics.map((value) => ({ value, label: t(`verify.topics.${value}`) }))}
            value={view.topic}
            onValueChange={(topic) => onShow({ topic: topic ?? null })}
          />
          <Button size="s" disabled={!isSet} onPress={() => onShow({ severity: null, topic: null })}>
            {t('verify.clear')}
          </Button>
        </div>
      </Popover>
    </div>
  )
}
