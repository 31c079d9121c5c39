import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import type { RowsEditing } from './useTestRows.js'

/** Why the rows were not saved. */
export function RowsMessages({ rows: { problem, saving, overwrite, reload } }: { rows: RowsEditing }) {
  const { t } = useTranslation()
  if (!problem) return null
  if (problem.kind === 'failed') return <Message tone="danger">{t('object.saveFailed')}</Message>
  if (problem.kind === 'untitled')
    return <Message tone="danger">{t('testTasks.steps.untitled', { count: problem.count })}</Message>
  return (
    <Message
      tone="warning"
      title={t('testTasks.steps.conflictTitle', { name: problem.by || t('scenarioBuild.somebody') })}
      actions={
        <>
          <Button size="s" pending={saving} onPress={() => overwrite()}>
            {t('scenarioBuild.overwrite')}
          </Button>
          <Button size="s" onPress={() => reload()}>
            {t('conflict.takeTheirs')}
          </Button>
        </>
      }
    >
      {t('testTasks.steps.conflictText')}
    </Message>
  )
}
