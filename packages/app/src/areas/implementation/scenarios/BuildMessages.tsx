import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import type { Build } from './useBuild.js'

/** Props of `BuildMessages`. */
export interface BuildMessagesProps {
  build: Build
  /** Those that wait for each other, from one back to it. */
  ring: readonly string[] | null
  /** Of each that comes before what it waits for, what it waits for. */
  late: ReadonlyMap<string, readonly string[]>
}

/** What is wrong with a sequence, and why it was not saved. */
export function BuildMessages({ build, ring, late }: BuildMessagesProps) {
  const { t } = useTranslation()
  const { steps, problem } = build
  const nameOf = (key: string) => {
    const place = steps.findIndex((one) => one.key === key)
    return `${place + 1} ${steps[place]?.process.name ?? ''}`
  }
  return (
    <div className="emb-app-build-messages">
      {problem?.kind === 'conflict' && (
        <Message
          tone="warning"
          title={t('scenarioBuild.conflictTitle', { name: problem.by || t('scenarioBuild.somebody') })}
          actions={
            <>
              <Button size="s" pending={build.saving} onPress={() => build.overwrite()}>
                {t('scenarioBuild.overwrite')}
              </Button>
              <Button size="s" onPress={() => build.reload()}>
                {t('conflict.takeTheirs')}
              </Button>
            </>
          }
        >
          {t('scenarioBuild.conflictText')}
        </Message>
      )}
      {problem?.kind === 'other' && <Message tone="danger">{problem.text}</Message>}
      {ring && <Message tone="danger">{t('object.clash.ring', { name: ring.map(nameOf).join(' → ') })}</Message>}
      {!ring && late.size > 0 && (
        <Message tone="warning" title={t('scenarioBuild.late', { count: late.size })}>
          <ul>
            {[...late].slice(0, 5).map(([key, before]) => (
              <li key={key}>
                {t('scenarioBuild.lateOne', { name: nameOf(key), before: before.map(nameOf).join(', ') })}
              </li>
            ))}
          </ul>
        </Message>
      )}
    </div>
  )
}
