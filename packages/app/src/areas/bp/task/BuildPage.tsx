import { isApiError } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { NotFoundScreen } from '../../../shell/NotFoundScreen.js'
import { BuildFrame } from './BuildFrame.js'
import { BuildSkeleton } from './BuildSkeleton.js'
import { Editor } from './Editor.js'
import { KeptOffer } from './KeptOffer.js'
import { useOpening } from './useOpening.js'

/** Props of `BuildPage`. */
export interface BuildPageProps {
  /** Of the process. */
  id: string
  /** Id of the selected element. */
  step: string | null
  /** Address of where processes are chosen. */
  chooserHref: string
  onStep: (step: string | null) => void
}

/** Draws over the newest revision of a process, or over what is kept on this device and not saved. */
export function BuildPage({ id, step, chooserHref, onStep }: BuildPageProps) {
  const { t } = useTranslation()
  const { asked, offered, goOn, discard, isDecided, isInterrupted, options } = useOpening(id)
  const { data, error, isError, refetch } = asked

  if (isApiError(error, 'NOT_FOUND') || data?.path.length === 0) return <NotFoundScreen kind="page" />
  const frame = { path: data?.path, chooserHref }
  if (isError)
    return (
      <BuildFrame {...frame}>
        <StateMessage
          kind="error"
          title={t('diagram.failed')}
          actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
        />
      </BuildFrame>
    )
  if (!data)
    return (
      <BuildFrame {...frame}>
        <BuildSkeleton />
      </BuildFrame>
    )
  if (offered)
    return (
      <BuildFrame {...frame}>
        <KeptOffer
          key={offered.id}
          kept={offered}
          newest={data.newest}
          onContinue={() => goOn(offered)}
          onDiscard={() => discard(offered)}
        />
      </BuildFrame>
    )
  return (
    <Editor
      opening={data}
      {...options}
      takesFocus={isDecided}
      isInterrupted={isInterrupted}
      chooserHref={chooserHref}
      step={step}
      onStep={onStep}
    />
  )
}
