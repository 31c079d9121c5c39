import { lazyPart, Lazy } from '@embpm/ui/lazy-part'
import { StateMessage } from '@embpm/ui/state-message'
import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../../entity/AsideFailed.js'
import { useMayWrite } from '../../../../entity/useUser.js'
import { processKind } from '../../processes/processKind.js'
import { RaciSkeleton } from './RaciSkeleton.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../../text/Text.js' {
  interface Text extends Words {}
}

/** Props of `RaciTab`. */
export interface RaciTabProps {
  /** Id of the process whose matrix is shown; `null` before one is chosen. */
  process: string | null
  onProcessChange: (process: string | null) => void
}

const pickerPart = lazyPart(async () => (await import('./ModelledPicker.js')).ModelledPicker)
const changedPart = lazyPart(async () => (await import('./ChangedRaci.js')).ChangedRaci)
const readPart = lazyPart(async () => (await import('./ReadRaci.js')).ReadRaci)

/**
 * The RACI matrix of a process: its steps and who takes part in them, to be read, entered, printed and exported. What is entered is
 * saved by itself as a new draft of the model, as what is drawn is. Fills the height that it is given.
 */
export function RaciTab({ process, onProcessChange }: RaciTabProps) {
  const { t } = useTranslation()
  const mayWrite = useMayWrite(processKind)
  const failed = (retry: () => void) => <AsideFailed onRetry={retry} />
  return (
    <div className="emb-app-raci-tab">
      <div className="emb-app-raci-choice">
        <Lazy part={pickerPart} failed={failed}>
          {(Picker) => <Picker value={process} onValueChange={onProcessChange} />}
        </Lazy>
      </div>
      {process === null ? (
        <StateMessage
          kind="empty"
          className="emb-app-raci-state"
          icon={<Users size={20} strokeWidth={1.5} aria-hidden />}
          title={t('raciMatrix.chooseTitle')}
          description={t('raciMatrix.chooseText')}
        />
      ) : (
        <Lazy part={mayWrite ? changedPart : readPart} loading={<RaciSkeleton />} failed={failed}>
          {(Part) => <Part key={process} process={process} />}
        </Lazy>
      )}
    </div>
  )
}
