import type { Process } from '@embpm/contract/process'
import { Card } from '@embpm/ui/card'
import { useTranslation } from 'react-i18next'
import { RaciNames } from './RaciNames.js'

/** The people who were assigned to a process as a whole, before roles were assigned to its steps. */
export function CarriedOver({ entity: { raci } }: { entity: Process }) {
  const { t } = useTranslation()
  if (raci.length === 0) return null
  return (
    <Card title={t('processes.carriedOver')}>
      <p className="emb-app-aside-note">{t('processes.carriedOverHelp')}</p>
      <RaciNames value={raci}>{null}</RaciNames>
    </Card>
  )
}
