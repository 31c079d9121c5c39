import { addYears } from '@embpm/calendar'
import { Button } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { SkeletonText } from '@embpm/ui/skeleton'
import { SplitPane } from '@embpm/ui/split-pane'
import { StateMessage } from '@embpm/ui/state-message'
import type { CostObject } from '@embpm/contract/cost-object'
import { FolderTree } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBoardAddress } from '../../../entity/board/useBoardAddress.js'
import { CreateLink } from '../../../entity/CreateLink.js'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { timeAxis } from '../../../timeline/timeAxis.js'
import { useToday } from '../../../timeline/useToday.js'
import { costObjectKind as kind } from './costObjectKind.js'
import { GroupRows } from './GroupRows.js'
import { countedGroups, idsBelow, unassigned } from './countedGroups.js'
import { GroupTree } from './GroupTree.js'
import { useGroups } from './useGroups.js'
import { useMoveToGroup } from './useMoveToGroup.js'
import './styles.css'

/** So many years are in sight, two of them before today. */
const years = 6

/** The cost objects by the hierarchy of their groups: a group narrows the rows, and rows are moved between groups. */
export function CostObjectGroups() {
  const { t } = useTranslation()
  const { view, ignored, show } = useBoardAddress(kind, 'groups')
  const { groupId: [chosen] = [], ...filters } = view.filters
  const today = useToday()
  const axis = useMemo(() => timeAxis('year', addYears(today, -2), years), [today])
  const [deep, setDeep] = useState(true)
  const [choosing, setChoosing] = useState(false)
  const dragged = useRef<readonly CostObject[]>([])
  const { groups, own, failed, retry } = useGroups({ search: view.search, filters })
  const counted = useMemo(() => groups && countedGroups(groups, own, t('costObjects.notAssigned')), [groups, own, t])
  const move = useMoveToGroup()
  const mayWrite = useMayWrite(kind)
  const narrow = useNarrow()
  const nameOf = (id: string | null) =>
    counted?.find((group) => group.id === (id ?? unassigned))?.name ?? t('costObjects.notAssigned')
  const moveTo = (rows: readonly CostObject[], id: string | null) => move(rows, id, nameOf(id))

  const choose = (id: string) => {
    setChoosing(false)
    show({ ...view, page: 1, filters: { ...filters, groupId: [id] } })
  }
  const group = counted?.find(({ id }) => id === chosen)
  const ids = chosen === undefined ? undefined : deep && groups ? idsBelow(groups, chosen) : [chosen]
  const create = (
    <CreateLink
      kind={kind}
      variant="primary"
      search={chosen !== undefined && chosen !== unassigned ? `?groupId=${encodeURIComponent(chosen)}` : ''}
    />
  )
  const tree = failed ? (
    <StateMessage
      kind="error"
      title={t('costObjects.groupsFailed')}
      description={t('object.loadFailedText')}
      actions={<Button onPress={() => retry()}>{t('states.retry')}</Button>}
    />
  ) : !counted ? (
    <SkeletonText />
  ) : (
    <GroupTree
      groups={counted}
      chosen={chosen}
      onChoose={choose}
      onDrop={mayWrite ? (id) => void moveTo(dragged.current, id === unassigned ? null : id) : undefined}
    />
  )
  const rows = (
    <GroupRows
      view={{ ...view, filters }}
      onViewChange={(next) =>
        show({ ...next, filters: { ...next.filters, ...(chosen !== undefined && { groupId: [chosen] }) } })
      }
      group={group}
      ids={ids}
      deep={deep}
      onDeepChange={setDeep}
      axis={axis}
      today={today}
      onDragStart={(some) => {
        dragged.current = some
      }}
      onMove={moveTo}
      onClear={() => show({ ...view, page: 1, filters })}
    />
  )
  return (
    <Page className="emb-app-list emb-app-costs" data-density="compact">
      <Page.Head
        title={t('costObjects.title')}
        actions={
          <>
            {narrow && (
              <Button
                icon={<FolderTree size={16} strokeWidth={1.5} aria-hidden />}
                onPress={() => setChoosing(!choosing)}
              >
                {t('costObjects.groups')}
              </Button>
            )}
            {create}
          </>
        }
      />
      <IgnoredNotice ignored={ignored} onDismiss={() => show(view)} />
      {narrow ? (
        choosing ? (
          tree
        ) : (
          rows
        )
      ) : (
        <SplitPane
          className="emb-app-costs-panes"
          defaultValue={{ start: 272, end: 0 }}
          start={{ label: t('costObjectGroups.title'), min: 220, content: tree }}
        >
          {rows}
        </SplitPane>
      )}
    </Page>
  )
}
