import type { Task } from '@embpm/contract/sample/tasks'
import { IconButton } from '@embpm/ui/button'
import { Menu, type MenuItem } from '@embpm/ui/menu'
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Ellipsis, PencilLine, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddLine } from '../add-line/AddLine.js'
import type { TaskGroup } from './taskOrder.js'
import { TaskRow } from './TaskRow.js'
import { TaskTitle } from './TaskTitle.js'
import { TypedField } from './TypedField.js'
import type { TaskView } from './TaskView.js'
import { placeName } from './useTaskDrag.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `TaskSection`. */
export interface TaskSectionProps {
  group: TaskGroup
  view: TaskView
  /** Ids of all entries in their order. */
  order: readonly string[]
}

/** A section of the list: its heading and its tasks. What stands before the first section has no heading. */
export function TaskSection({ group: { section, tasks }, view, order }: TaskSectionProps) {
  const { t } = useTranslation()
  const title = useId()
  const [isFolded, setFolded] = useState(false)
  const { drag, addsTo } = view
  const own = section?.id ?? null
  const isAdding = addsTo === own
  const last = tasks.at(-1)?.id ?? own
  const isOpen = !isFolded || isAdding || view.marks !== undefined
  /** Above the row that something is dragged to from below, and below it from above. */
  const dropAt = (id: string) => {
    if (drag?.over !== placeName({ on: id }) || drag.id === id) return undefined
    return id === own || order.indexOf(drag.id) < order.indexOf(id) ? 'after' : 'before'
  }
  return (
    <section
      className="emb-app-tasks-section"
      aria-labelledby={section ? title : undefined}
      aria-label={section ? undefined : t('tasks.noSection')}
    >
      {section && (
        <Heading
          section={section}
          titleId={title}
          count={tasks.length}
          view={view}
          drop={dropAt(section.id)}
          isOpen={isOpen}
          onFold={() => setFolded(isOpen)}
        />
      )}
      {isOpen && tasks.length > 0 && (
        <ul className="emb-app-tasks-rows">
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} view={view} drop={dropAt(task.id)} />
          ))}
        </ul>
      )}
      {isAdding && (
        <AddLine
          name={`tasks new ${own ?? ''}`}
          className="emb-app-tasks-add"
          label={section ? t('tasks.newIn', { section: section.title }) : t('tasks.new')}
          button={t('tasks.add')}
          onAdd={(text) => view.add(own, text)}
          onClose={() => view.onAddsTo(undefined)}
        />
      )}
      {last !== null && view.canMove && (
        <div
          className="emb-app-tasks-end"
          data-board-column={placeName({ behind: last })}
          data-drop={drag?.over === placeName({ behind: last }) || undefined}
        />
      )}
    </section>
  )
}

interface HeadingProps {
  section: Task
  titleId: string
  count: number
  view: TaskView
  drop: 'before' | 'after' | undefined
  isOpen: boolean
  onFold: () => void
}

function Heading({ section, titleId, count, view, drop, isOpen, onFold }: HeadingProps) {
  const { t } = useTranslation()
  const [renamed, setRenamed] = useState<{ before: string } | null>(null)
  const { id } = section
  const name = section.title || t('tasks.unnamed.section')
  const Fold = isOpen ? ChevronDown : ChevronRight
  const stop = () => {
    view.tasks.flush(id)
    setRenamed(null)
  }
  const items: MenuItem[] = [
    {
      id: 'rename',
      label: t('tasks.rename'),
      icon: <PencilLine {...glyph} />,
      onAction: () => setRenamed({ before: section.title }),
    },
    ...(view.canMove
      ? [
          {
            id: 'up',
            label: t('tasks.moveUp'),
            icon: <ArrowUp {...glyph} />,
            shortcut: 'Alt+↑',
            onAction: () => view.move(section, -1),
          },
          {
            id: 'down',
            label: t('tasks.moveDown'),
            icon: <ArrowDown {...glyph} />,
            shortcut: 'Alt+↓',
            onAction: () => view.move(section, 1),
          },
        ]
      : []),
    { id: 'line', separator: true },
    {
      id: 'delete',
      label: t('tasks.delete'),
      icon: <Trash2 {...glyph} />,
      danger: true,
      onAction: () => view.askDelete(section),
    },
  ]
  return (
    <div
      className="emb-app-tasks-heading"
      data-board-column={placeName({ on: id })}
      data-drop={drop}
      data-dragging={view.drag?.id === id || undefined}
      onPointerDown={(event) => {
        const isTool = event.target instanceof Element && event.target.closest('input, [data-has-icon]')
        if (view.canMove && !isTool) view.grab(event, section)
      }}
    >
      {renamed ? (
        <>
          <h2 id={titleId} className="emb-visually-hidden">
            {name}
          </h2>
          <TypedField
            aria-label={t('tasks.sectionName')}
            autoFocus
            value={section.title}
            maxLength={300}
            onType={(title) => view.tasks.type(id, { title })}
            onBlur={stop}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return
              event.preventDefault()
              if (event.key === 'Escape') view.tasks.type(id, { title: renamed.before })
              stop()
            }}
          />
        </>
      ) : (
        <h2 id={titleId}>
          <button
            type="button"
            className="emb-app-tasks-fold"
            data-task={id}
            aria-expanded={isOpen}
            aria-keyshortcuts={view.canMove ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
            onClick={onFold}
            onKeyDown={(event) => view.onKey(event, section)}
          >
            <Fold size={14} strokeWidth={2} aria-hidden />
            <span className="emb-app-tasks-section-name" dir="auto">
              <TaskTitle entry={section} mark={view.marks?.get(id)} />
            </span>
          </button>
        </h2>
      )}
      <span className="emb-app-tasks-count">{count}</span>
      {view.marks === undefined && (
        <IconButton
          size="s"
          label={t('tasks.addTo', { section: name })}
          icon={<Plus {...glyph} />}
          onPress={() => view.onAddsTo(id)}
        />
      )}
      <Menu
        aria-label={t('tasks.moreFor', { title: name })}
        placement="bottom end"
        items={items}
        trigger={
          <IconButton
            size="s"
            tooltip={false}
            label={t('tasks.moreFor', { title: name })}
            icon={<Ellipsis {...glyph} />}
          />
        }
      />
    </div>
  )
}
