import type { Task } from '@embpm/contract/sample/tasks'
import { Button } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { lazyPart } from '@embpm/ui/lazy-part'
import { Page } from '@embpm/ui/page'
import { SearchField } from '@embpm/ui/search-field'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { Plus, Rows2, Tags } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardGhost } from '../../../entity/board/BoardGhost.js'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { useOffer } from '../../../shell/useOffer.js'
import { useOnline } from '../../../shell/useOnline.js'
import { usePageKeys } from '../../../shell/usePageKeys.js'
import { usePart } from '../../../shell/usePart.js'
import { AddLine } from '../add-line/AddLine.js'
import { groupsOf, type TaskGroup } from './taskOrder.js'
import { TaskSection } from './TaskSection.js'
import type { TaskView } from './TaskView.js'
import { useTaskDrag } from './useTaskDrag.js'
import { useTaskMoves } from './useTaskMoves.js'
import { type TaskList, useTasks, useTaskSearch } from './useTasks.js'
import { useTasksAddress } from './useTasksAddress.js'
import { useTaskTags } from './useTaskTags.js'
import type english from './text/en.json'
import './styles.css'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const panel = lazyPart(async () => (await import('./TaskPanel.js')).TaskPanel)
const tagsDialog = lazyPart(async () => (await import('../names-dialog/TagsDialog.js')).TagsDialog)

/** The tasks as one list that sections divide, and the details of one beside it. The address names it, and what is searched for. */
export function TasksScreen() {
  const { t } = useTranslation()
  const tasks = useTasks()
  const tagList = useTaskTags()
  const { tags } = tagList
  const address = useTasksAddress()
  const { search, taskId } = address
  const found = useTaskSearch(search)
  const [addsTo, setAddsTo] = useState<string | null>()
  const [addsSection, setAddsSection] = useState(false)
  const [asked, setAsked] = useState<Task | null>(null)
  const [showsTags, setShowsTags] = useState(false)
  useSendingKept(tasks)

  const { list } = tasks
  const groups = useMemo(() => list && groupsOf(list), [list])
  const marks = search === '' ? undefined : found.data
  const hasFailed = search !== '' && found.isError
  const shown = useMemo(
    () => groups && (hasFailed ? [] : marks ? hitsOf(groups, marks) : groups),
    [groups, marks, hasFailed],
  )
  const canMove = search === ''
  const rows = useRef<HTMLDivElement>(null)
  const moves = useTaskMoves({ tasks, rows, canMove, askDelete: setAsked })
  const { drag, ghost, grab } = useTaskDrag(rows, moves.drop)
  const details = usePart(panel, taskId !== undefined, address.close)
  const dialog = usePart(tagsDialog, showsTags, () => setShowsTags(false))

  const beginTask = () => {
    if (search !== '') address.searchFor('')
    setAddsTo(groups?.find(({ section }) => section)?.section?.id ?? null)
  }
  const beginSection = () => {
    if (search !== '') address.searchFor('')
    setAddsSection(true)
  }
  const actions = [
    { id: 'tags', label: t('apps.tags.title'), icon: <Tags {...glyph} />, onAction: () => setShowsTags(true) },
    { id: 'section', label: t('tasks.newSection'), icon: <Rows2 {...glyph} />, onAction: beginSection },
    { id: 'task', label: t('tasks.new'), icon: <Plus {...glyph} />, shortcut: 'N', onAction: beginTask },
  ] as const
  useOffer('page', actions)
  usePageKeys({ n: beginTask })

  const view: TaskView = {
    tasks,
    tags: useMemo(() => new Map(tags.map((tag) => [tag.id, tag])), [tags]),
    marks,
    openId: taskId,
    hrefOf: address.hrefOf,
    open: address.open,
    addsTo,
    onAddsTo: setAddsTo,
    add: (section, title) => tasks.add('task', title, endOf(list ?? [], section)),
    canMove,
    move: moves.move,
    grab,
    drag,
    onKey: moves.onKey,
    askDelete: setAsked,
  }
  const open = list?.filter(({ type, completed }) => type === 'task' && !completed).length
  return (
    <div className="emb-app-tasks">
      <Page className="emb-app-tasks-page">
        <Page.Head
          title={t('apps.pages.tasks')}
          count={open}
          actions={
            <>
              <SearchField
                className="emb-app-tasks-search"
                label={t('tasks.search')}
                shortcut="/"
                value={search}
                resultText={marks && t('tasks.hits', { count: hitCount(shown) })}
                onValueChange={address.searchFor}
              />
              {actions.map(({ id, label, icon, onAction }) => (
                <Button
                  key={id}
                  className={`emb-app-tasks-action-${id}`}
                  variant={id === 'task' ? 'primary' : id === 'tags' ? 'ghost' : 'secondary'}
                  icon={icon}
                  onPress={onAction}
                >
                  {label}
                </Button>
              ))}
            </>
          }
        />
        <IgnoredNotice ignored={address.ignored} onDismiss={address.clean} />
        <Page.Body className="emb-app-tasks-body" ref={rows}>
          {shown ? (
            <>
              {shown.map((group) => (
                <TaskSection
                  key={group.section?.id ?? ''}
                  group={group}
                  view={view}
                  order={list?.map(({ id }) => id) ?? []}
                />
              ))}
              {shown.length === 0 && !addsSection && addsTo === undefined && (
                <NothingShown
                  search={search}
                  failed={hasFailed}
                  onClear={() => address.searchFor('')}
                  onNew={beginTask}
                />
              )}
              {groups?.length === 0 && addsTo === null && (
                <AddLine
                  name="tasks new "
                  className="emb-app-tasks-add"
                  label={t('tasks.new')}
                  button={t('tasks.add')}
                  onAdd={(title) => view.add(null, title)}
                  onClose={() => setAddsTo(undefined)}
                />
              )}
              {addsSection && (
                <AddLine
                  name="tasks new section"
                  className="emb-app-tasks-add"
                  label={t('tasks.newSection')}
                  button={t('tasks.add')}
                  onAdd={(title) => tasks.add('section', title, null)}
                  onClose={() => setAddsSection(false)}
                />
              )}
            </>
          ) : tasks.failed ? (
            <StateMessage
              kind="error"
              title={t('tasks.failed')}
              description={t('object.loadFailedText')}
              actions={<Button onPress={tasks.retry}>{t('states.retry')}</Button>}
            />
          ) : (
            <Skeleton rows={12} columns={[18, 320, 120]} label={t('states.loading')} />
          )}
        </Page.Body>
        <p role="status" className="emb-visually-hidden">
          {moves.said}
        </p>
      </Page>
      {taskId !== undefined && details.Part && <details.Part id={taskId} view={view} onClose={address.close} />}
      {drag && <BoardGhost ref={ghost} title={drag.title || t('tasks.unnamed.task')} />}
      {dialog.Part && <dialog.Part open={showsTags} onOpenChange={setShowsTags} list={tagList} />}
      <DeleteQuestion
        entry={asked}
        onClose={() => setAsked(null)}
        onDelete={async ({ id }) => {
          const outcome = await tasks.remove(id)
          if (outcome === 'stored' && id === taskId) address.close()
        }}
      />
    </div>
  )
}

/** Sends what is kept once there is a network: when it comes back, and for what was kept before the page was opened. */
function useSendingKept({ list, isKept, sendKept }: TaskList) {
  const isOnline = useOnline()
  // An order is sent with the tasks themselves, so these come first.
  const isReady = isOnline && list !== undefined
  const send = useEffectEvent(() => {
    if (isKept) void sendKept()
  })
  useEffect(() => {
    if (isReady) send()
  }, [isReady])
}

/** The sections with what was found in them; one whose own title was found stays without tasks. */
const hitsOf = (groups: readonly TaskGroup[], marks: ReadonlyMap<string, string>): TaskGroup[] =>
  groups
    .map(({ section, tasks }) => ({ section, tasks: tasks.filter(({ id }) => marks.has(id)) }))
    .filter(({ section, tasks }) => tasks.length > 0 || (section !== null && marks.has(section.id)))

const hitCount = (groups: readonly TaskGroup[] = []) => groups.reduce((sum, { tasks }) => sum + tasks.length, 0)

/** The entry behind the last task of a section, before which another one is put; `null` for the end of the list. */
function endOf(list: readonly Task[], section: string | null): string | null {
  const from = section === null ? 0 : list.findIndex(({ id }) => id === section) + 1
  return list.slice(from).find(({ type }) => type === 'section')?.id ?? null
}

interface NothingShownProps {
  search: string
  /** Whether the search could not be done. */
  failed: boolean
  onClear: () => void
  onNew: () => void
}

function NothingShown({ search, failed, onClear, onNew }: NothingShownProps) {
  const { t } = useTranslation()
  return search === '' ? (
    <StateMessage
      kind="empty"
      title={t('tasks.emptyTitle')}
      description={t('tasks.emptyText')}
      actions={
        <Button variant="primary" onPress={onNew}>
          {t('tasks.new')}
        </Button>
      }
    />
  ) : (
    <StateMessage
      kind={failed ? 'error' : 'no-match'}
      title={failed ? t('tasks.searchFailed') : t('tasks.noMatch', { search })}
      description={failed ? t('object.loadFailedText') : t('tasks.noMatchText')}
      actions={<Button onPress={onClear}>{t('tasks.clearSearch')}</Button>}
    />
  )
}

interface DeleteQuestionProps {
  /** What is to be deleted; `null` while nothing is. */
  entry: Task | null
  onClose: () => void
  onDelete: (entry: Task) => Promise<void>
}

function DeleteQuestion({ entry, onClose, onDelete }: DeleteQuestionProps) {
  const { t } = useTranslation()
  // It is named until the dialog is gone.
  const [last, setLast] = useState(entry)
  if (entry && entry !== last) setLast(entry)
  const type = last?.type ?? 'task'
  return (
    <ConfirmDialog
      open={entry !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('tasks.deleteTitle', { title: last?.title || t(`tasks.unnamed.${type}`) })}
      message={t(`tasks.deleteText.${type}`)}
      confirmLabel={t('tasks.delete')}
      tone="danger"
      onConfirm={async () => {
        if (entry) await onDelete(entry)
      }}
    />
  )
}
