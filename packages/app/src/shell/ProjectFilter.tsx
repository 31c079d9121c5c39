import { useTranslation } from 'react-i18next'
import { ReferenceControl } from '../entity/ReferenceControl.js'
import { useProjectFilter } from '../entity/useProjectFilter.js'

/** The project that one works on, found by typing or chosen from the list; empty for all. Source: spec.md, section 2 (dense layout). */
export function ProjectFilter() {
  const { t } = useTranslation()
  const { value, choose } = useProjectFilter()
  return (
    <div className="emb-app-project-filter">
      <ReferenceControl
        to="projects"
        aria-label={t('fields.project')}
        placeholder={t('projects.all')}
        value={value}
        onValueChange={choose}
      />
    </div>
  )
}
