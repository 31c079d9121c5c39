import type { Technology } from '@embpm/contract/technology'
import { Card } from '@embpm/ui/card'
import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { TimeBars } from '../../../timeline/TimeBars.js'
import { TimeHead } from '../../../timeline/TimeHead.js'
import { axisAround } from '../../../timeline/timeAxis.js'
import { usePhases } from '../../../timeline/usePhases.js'
import { useToday } from '../../../timeline/useToday.js'
import { technologyInstanceColumns } from '../technology-instances/technologyInstanceColumns.js'
import { technologyInstanceKind } from '../technology-instances/technologyInstanceKind.js'
import { TechnologyFields } from './TechnologyFields.js'
import { technologyKind } from './technologyKind.js'

/** The page of a technology, or of a new one. */
export function TechnologyScreen() {
  return <EntityPage kind={technologyKind} fields={TechnologyFields} aside={TechnologyLife} related={TechnologyUse} />
}

/** Its life as bars, where it is in it, and what comes next. */
function TechnologyLife({ entity }: { entity: Technology }) {
  const { t } = useTranslation()
  const today = useToday()
  const axis = axisAround('year', today)
  const { bars, sentence, now, next } = usePhases(today)(entity)
  return (
    <Card title={t('technologies.phases')}>
      <TimeHead axis={axis} today={today} />
      <TimeBars axis={axis} bars={bars} today={today} label={sentence} />
      <p className="emb-app-aside-note">{[now, next].filter((one) => one !== null).join(', ') || sentence}</p>
    </Card>
  )
}

/** Where it runs. */
function TechnologyUse({ entity }: { entity: Technology }) {
  return (
    <RelatedEntities
      kind={technologyInstanceKind}
      columns={technologyInstanceColumns}
      filter={{ technologyId: [entity.id] }}
      sort="host"
      newSearch={`?technologyId=${encodeURIComponent(entity.id)}`}
    />
  )
}
