import type { RevisionModel } from '@embpm/contract/revision'
import { Button } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { StateMessage } from '@embpm/ui/state-message'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import { useRevisionWords } from '../diagrams/useRevisionWords.js'
import { DifferenceButton } from './DifferenceButton.js'
import type { KeptDrawing } from './saving/keptDrawings.js'

/** Props of `KeptOffer`. */
export interface KeptOfferProps {
  kept: KeptDrawing
  /** `null` where the server has none. */
  newest: RevisionModel | null
  onContinue: () => void
  onDiscard: () => Promise<unknown>
}

/** Offers a drawing that is kept on this device and that the server does not have. Nothing becomes of it until it is decided. */
export function KeptOffer({ kept, newest, onContinue, onDiscard }: KeptOfferProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const words = useRevisionWords()
  const [isAsked, setAsked] = useState(false)
  const isOld = newest !== null && newest.id !== kept.basedOn
  const drawn = t('building.offer.drawn', { time: dates.dateTime(kept.at) })
  return (
    <>
      <StateMessage
        kind="empty"
        role="region"
        aria-label={t('building.offer.label')}
        icon={<History size={20} strokeWidth={1.5} aria-hidden />}
        title={drawn}
        description={isOld ? t('building.offer.older', { made: words.madeOf(newest) }) : t('building.offer.text')}
        actions={
          <>
            <Button variant="primary" onPress={onContinue}>
              {t('building.offer.continue')}
            </Button>
            {newest && (
              <DifferenceButton
                before={{ xml: newest.bpmnXml, name: words.nameOf(newest), detail: words.madeOf(newest) }}
                after={async () => ({ xml: kept.bpmnXml, name: t('building.here'), detail: dates.dateTime(kept.at) })}
              >
                {t('building.difference')}
              </DifferenceButton>
            )}
            <Button variant="ghost" onPress={() => setAsked(true)}>
              {t('object.discard')}
            </Button>
          </>
        }
      />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('building.offer.discardTitle')}
        message={t('building.offer.discardText')}
        confirmLabel={t('object.discard')}
        tone="danger"
        onConfirm={onDiscard}
      />
    </>
  )
}
