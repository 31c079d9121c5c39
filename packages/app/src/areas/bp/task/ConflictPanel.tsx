import type { Revision, RevisionModel } from '@embpm/contract/revision'
import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { toasts } from '@embpm/ui/toast'
import { useAction } from '@embpm/ui/action'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import { DifferenceButton } from './DifferenceButton.js'
import type { Drawing } from './drawing.js'
import { focusTitle } from './focusTitle.js'
import type { ConflictChoice } from './saving/Saving.js'

/** Props of `ConflictPanel`. */
export interface ConflictPanelProps {
  drawing: Drawing
  theirs: RevisionModel
}

/** Who drew something, as it is written in the name of a revision. */
const shortened = (text: string) => text.slice(0, 100)

/**
 * Somebody else, or another tab, has saved while one drew: who, when and what. One keeps one's own, theirs, or both; whatever is
 * chosen, both are revisions afterwards.
 */
export function ConflictPanel({ drawing, theirs }: ConflictPanelProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { pending, run } = useAction(async (choice: ConflictChoice, done: string) => {
    const { isDecided, shown } = await drawing.saving.decide(choice)
    if (shown) {
      const { bpmnXml, ...base }: RevisionModel & Revision = shown
      drawing.show(base, bpmnXml)
    }
    if (isDecided) focusTitle()
    toasts.add(isDecided ? { text: done, icon: 'success' } : { text: t('building.conflict.failed'), icon: 'error' })
  })
  const time = dates.dateTime(theirs.createdAt)
  const named = { user: theirs.createdBy, time }
  return (
    <Message
      ref={box}
      role="region"
      aria-label={t('conflict.label')}
      tabIndex={-1}
      className="emb-app-build-conflict"
      tone="warning"
      title={t('conflict.title', named)}
      actions={
        <>
          <DifferenceButton
            size="s"
            before={{ xml: theirs.bpmnXml, name: t('conflict.theirs'), detail: `${theirs.createdBy}, ${time}` }}
            after={async () => ({ xml: await drawing.text(), name: t('conflict.mine') })}
          >
            {t('building.difference')}
          </DifferenceButton>
          <Button size="s" pending={pending} onPress={() => run({ keep: 'mine' }, t('building.conflict.mineDone'))}>
            {t('conflict.keepMine')}
          </Button>
          <Button
            size="s"
            disabled={pending}
            onPress={() =>
              run(
                {
                  keep: 'theirs',
                  name: shortened(t('building.conflict.mineName', { time: dates.dateTime(new Date().toISOString()) })),
                },
                t('building.conflict.theirsDone'),
              )
            }
          >
            {t('conflict.takeTheirs')}
          </Button>
          <Button
            size="s"
            disabled={pending}
            onPress={() =>
              run(
                { keep: 'both', name: shortened(t('building.conflict.theirsName', named)) },
                t('building.conflict.bothDone'),
              )
            }
          >
            {t('building.conflict.both')}
          </Button>
        </>
      }
    >
      {t('building.conflict.text')}
    </Message>
  )
}
