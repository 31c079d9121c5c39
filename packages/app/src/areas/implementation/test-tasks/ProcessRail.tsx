import type { ScenarioStep } from '@embpm/contract/scenario-build'
import { Link } from '@embpm/ui/link'
import { Select } from '@embpm/ui/select'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../../entity/tree/useNarrow.js'

/** Props of `ProcessRail`. */
export interface ProcessRailProps {
  steps: readonly ScenarioStep[]
  /** Id of the one whose tasks are shown. */
  current: string
  hrefOf: (id: string) => string
}

/** The processes of a scenario, each with how many test tasks it has: as a list beside the grid, as one field where there is no room. */
export function ProcessRail({ steps, current, hrefOf }: ProcessRailProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const isNarrow = useNarrow()
  const nameOf = ({ sequence, process }: ScenarioStep) => `${sequence} ${process?.name ?? ''}`
  if (isNarrow)
    return (
      <div className="emb-app-tests-choice">
        <Select
          label={t('fields.process')}
          value={current}
          options={steps.map((one) => ({
            value: one.id,
            label: `${nameOf(one)} (${t('scenarioBuild.tasks', { count: one.tasks })})`,
          }))}
          onValueChange={(id) => id !== null && void router.navigate({ href: hrefOf(id) })}
        />
      </div>
    )
  return (
    <nav className="emb-app-tests-rail" aria-label={t('processes.title')}>
      <ol>
        {steps.map((one) => (
          <li key={one.id}>
            <Link href={hrefOf(one.id)} aria-current={one.id === current ? 'page' : undefined}>
              <span>{one.sequence}</span>
              <span>
                <b>{one.process?.name}</b>
                {one.variant !== '' && <small>{one.variant}</small>}
              </span>
              <span
                data-none={one.tasks === 0 || undefined}
                aria-label={t('scenarioBuild.tasks', { count: one.tasks })}
              >
                {one.tasks}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
