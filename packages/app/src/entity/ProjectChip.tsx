import { projectField, type EntityName, followsProject } from '@embpm/contract'
import { Chip } from '@embpm/ui/chip'
import { useTranslation } from 'react-i18next'
import { namedProject } from './followProject.js'
import { ReferenceName } from './ReferenceName.js'
import { useProjectFilter } from './useProjectFilter.js'
import { useRawSearch } from './usePlace.js'

/** Says that a list shows one project alone, and leads back to all; nothing where it does not. */
export function ProjectChip({ kind }: { kind: EntityName }) {
  const { t } = useTranslation()
  const { choose } = useProjectFilter()
  const raw = useRawSearch()
  if (!followsProject(kind) || !(projectField in raw)) return null
  const named = namedProject(raw)
  return (
    <Chip
      variant="filter"
      className="emb-app-project-chip"
      removeLabel={t('projects.leave')}
      onRemove={() => choose(null)}
    >
      {t('fields.project')}{' '}
      <b>
        <bdi>{named === null ? t('projects.several') : <ReferenceName to="projects" id={named} />}</bdi>
      </b>
    </Chip>
  )
}
