import { isApiError } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { usePlace } from '../../../entity/usePlace.js'
import { useUser } from '../../../entity/useUser.js'
import { NotFoundScreen } from '../../../shell/NotFoundScreen.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { BuildFrame } from './BuildFrame.js'
import { BuildSkeleton } from './BuildSkeleton.js'
import { Editor } from './Editor.js'
import { KeptOffer } from './KeptOffer.js'
import { openingQuery } from './openingQuery.js'
import { createKeptDrawings, type KeptDrawing } from './saving/keptDrawings.js'

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

/** What was being drawn when the session was lost: it goes on without a question. */
const interrupted = z.object({ id: z.string() })

/** Draws over the newest revision of a process, or over what is kept on this device and not saved. */
export function BuildPage({ id, step, chooserHref, onStep }: BuildPageProps) {
  const { t } = useTranslation()
  const { client, session, drafts } = useServices()
  const { organisation } = usePlace()
  const user = useUser()
  const [device] = useState(() => createKeptDrawings())
  const [visit] = useState(() => `${Date.now()}-${Math.random()}`)
  const draftName = `${organisation}/drawing/${id}`
  const [resumed] = useState(() => drafts.get(draftName, interrupted)?.id ?? null)
  const owner = useMemo(
    () => ({ user: session.person() ?? user.id, organisation, processId: id }),
    [session, user.id, organisation, id],
  )
  const { data, error, isError, refetch } = useQuery(openingQuery({ client, organisation, owner, device, visit }))
  const [continued, setContinued] = useState<KeptDrawing | null>(null)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())

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
  const kept = data.kept.filter((one) => !gone.has(one.id))
  const [first] = kept
  const chosen = continued ?? kept.find((one) => one.id === resumed) ?? null
  if (first && !chosen)
    return (
      <BuildFrame {...frame}>
        <KeptOffer
          key={first.id}
          kept={first}
          newest={data.newest}
          onContinue={() => setContinued(first)}
          onDiscard={async () => {
            await device.drop(first)
            setGone(new Set([...gone, first.id]))
          }}
        />
      </BuildFrame>
    )
  return (
    <Editor
      opening={data}
      continued={chosen}
      takesFocus={continued !== null || gone.size > 0}
      isInterrupted={chosen !== null && chosen.id === resumed}
      owner={owner}
      device={device}
      draftName={draftName}
      chooserHref={chooserHref}
      step={step}
      onStep={onStep}
    />
  )
}
