import type { ReleaseReadiness } from '@embpm/contract/test-coverage'
import { Select } from '@embpm/ui/select'
import { useTranslation } from 'react-i18next'
import { ReferenceControl } from '../../../entity/ReferenceControl.js'
import type { CoverageSearch } from './coverageSearch.js'

/** Props of `CoverageFilters`. */
export interface CoverageFiltersProps {
  shown: CoverageSearch
  /** Those that can be chosen. */
  releases: readonly ReleaseReadiness[]
  onShow: (change: Partial<CoverageSearch>) => void
}

/** Which scenarios count: of a release, of a project, or one alone. */
export function CoverageFilters({ shown, releases, onShow }: CoverageFiltersProps) {
  const { t } = useTranslation()
  return (
    <div className="emb-app-coverage-filters" role="group" aria-label={t('testCoverage.filters')}>
      {shown.view !== 'releases' && (
        <Select
          aria-label={t('fields.release')}
          placeholder={t('testCoverage.allReleases')}
          value={shown.release}
          options={releases.flatMap(({ release }) => (release === '' ? [] : [{ value: release, label: release }]))}
          onValueChange={(release) => onShow({ release })}
        />
      )}
      <ReferenceControl
        to="projects"
        aria-label={t('fields.project')}
        placeholder={t('testCoverage.allProjects')}
        value={shown.project}
        onValueChange={(project) => onShow({ project })}
      />
      <ReferenceControl
        to="scenarios"
        aria-label={t('fields.scenario')}
        placeholder={t('testCoverage.allScenarios')}
        value={shown.scenario}
        onValueChange={(scenario) => onShow({ scenario })}
      />
    </div>
  )
}
