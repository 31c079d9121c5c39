import { projectField } from '@embpm/contract'
import { operationTaskStatuses } from '@embpm/contract/operation-task'
import { Page } from '@embpm/ui/page'
import { useTranslation } from 'react-i18next'
import { namedProject } from '../../../entity/followProject.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { ProjectChip } from '../../../entity/ProjectChip.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { useUser } from '../../../entity/useUser.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { operationTaskColumns } from './operationTaskColumns.js'
import { operationTaskKind } from './operationTaskKind.js'
import { useLook } from '../../../shell/useLook.js'

const stillOpen = operationTaskStatuses.filter((status) => status !== 'done')

/** The tasks of the user, or of the user's team: those of orders in areas that the user leads. At first those that are not done,
 * of all projects or of the chosen one. */
export function MyTasksScreen() {
  const { t } = useTranslation()
  const [{ density }] = useLook()
  const { language, organisation } = usePlace()
  const { id } = useUser()
  const raw = useRawSearch()
  const { of, show } = raw
  const project = namedProject(raw)
  const at = `/${language}/${organisation}/project/tasks`
  const whose = of === 'team' ? 'team' : 'mine'
  const which = show === 'all' ? 'all' : 'stillOpen'
  const hrefTo = (next: { whose?: 'mine' | 'team'; which?: 'stillOpen' | 'all' }) => {
    const to = { whose, which, ...next }
    return (
      at +
      stringifySearch({
        ...(to.whose === 'team' && { of: 'team' }),
        ...(to.which === 'all' && { show: 'all' }),
        ...(project !== null && { [projectField]: project }),
      })
    )
  }
  return (
    <Page data-density={density}>
      <Page.Head
        title={t('project.pages.tasks')}
        actions={
          <>
            <ProjectChip kind={operationTaskKind.name} />
            <LinkTabs
              label={t('operationTasks.whose')}
              current={whose}
              tabs={[
                { id: 'mine', label: t('operationTasks.mine'), href: hrefTo({ whose: 'mine' }) },
                { id: 'team', label: t('operationTasks.team'), href: hrefTo({ whose: 'team' }) },
              ]}
            />
            <LinkTabs
              label={t('operationTasks.which')}
              current={which}
              tabs={[
                { id: 'stillOpen', label: t('operationTasks.stillOpen'), href: hrefTo({ which: 'stillOpen' }) },
                { id: 'all', label: t('operationTasks.all'), href: hrefTo({ which: 'all' }) },
              ]}
            />
          </>
        }
      />
      <Page.Body tint>
        {whose === 'team' && <p className="emb-app-aside-note">{t('operationTasks.teamText')}</p>}
        <RelatedEntities
          key={`${whose} ${which} ${project}`}
          kind={operationTaskKind}
          columns={operationTaskColumns}
          filter={{
            ...(whose === 'team' ? { leadId: [id] } : { responsibleId: [id] }),
            ...(which === 'stillOpen' && { status: stillOpen }),
            ...(project !== null && { [projectField]: [project] }),
          }}
          sort="plannedEnd"
          title={`operationTasks.${whose}`}
        />
      </Page.Body>
    </Page>
  )
}
