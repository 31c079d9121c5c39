import type { Revision, RevisionState } from '@embpm/contract/revision'
import { Badge } from '@embpm/ui/badge'
import { IconButton } from '@embpm/ui/button'
import { Kbd } from '@embpm/ui/kbd'
import { Menu } from '@embpm/ui/menu'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import {
  Archive,
  Bookmark,
  ChevronRight,
  CircleCheck,
  Ellipsis,
  Eye,
  History,
  Pencil,
  type LucideIcon,
} from 'lucide-react'
import { useId, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import { stateTones, useRevisionWords } from '../diagrams/useRevisionWords.js'
import { isNamed, revisionGroups } from './revisionGroups.js'

/** Props of `RevisionList`. */
export interface RevisionListProps {
  /** The newest first. */
  revisions: readonly Revision[]
  /** Ids of the two that are compared. */
  from: string
  to: string
  onCompare: (change: { from?: string; to?: string }) => void
  /** Left out where one may not write. */
  onRestore?: ((revision: Revision) => Promise<void>) | undefined
  onName?: ((revision: Revision) => void) | undefined
}

const glyphs: Record<Exclude<RevisionState, 'draft'>, LucideIcon> = {
  review: Eye,
  published: CircleCheck,
  archived: Archive,
}

const looks = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Tells at a glance what became of a revision. */
function RevisionGlyph({ revision: { state, label }, isNewest }: { revision: Revision; isNewest: boolean }) {
  if (state === 'draft' && label !== '') return <Bookmark {...looks} />
  if (state === 'draft') return isNewest ? <Pencil {...looks} /> : <History {...looks} />
  const Glyph = glyphs[state]
  return <Glyph {...looks} />
}

/**
 * The revisions of a process by day, of which two are compared: pressing one compares to it, with Shift from it; arrow keys go
 * through them. What was saved by itself is told in one line until it is asked for.
 */
export function RevisionList({ revisions, from, to, onCompare, onRestore, onName }: RevisionListProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const keysId = useId()
  const [shown, setShown] = useState<'all' | 'named'>('all')
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const groups = useMemo(() => {
    const stays = new Set([from, to, ...unfolded])
    return revisionGroups(
      shown === 'all' ? revisions : revisions.filter((one) => isNamed(one) || one.id === from || one.id === to),
      stays,
    )
  }, [revisions, shown, from, to, unfolded])

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.emb-app-revision-choose')]
    const at = rows.findIndex((row) => row === event.target)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (at < 0 || next === undefined) return
    event.preventDefault()
    rows[Math.min(rows.length - 1, Math.max(0, next))]?.focus()
  }

  return (
    <div className="emb-app-compare-revisions">
      <div className="emb-app-compare-revisions-head">
        <h2 className="emb-app-diagram-title">
          {t('processView.revisions')} <span>{revisions.length}</span>
        </h2>
        <SegmentedControl
          size="s"
          label={t('compareRevisions.shown')}
          segments={[
            { value: 'all', label: t('compareRevisions.all') },
            { value: 'named', label: t('compareRevisions.named') },
          ]}
          value={shown}
          onValueChange={setShown}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys go from button to button; Tab does as well */}
      <div className="emb-app-compare-days" onKeyDown={walk}>
        {groups.map(({ day, entries }) => (
          <section key={day} aria-label={dates.date(day)}>
            <h3>{dates.date(day)}</h3>
            <ul>
              {entries.map((entry) =>
                'folded' in entry ? (
                  <li key={entry.folded[0]?.id}>
                    <button
                      type="button"
                      className="emb-app-compare-fold"
                      onClick={() => setUnfolded(new Set([...unfolded, ...entry.folded.map(({ id }) => id)]))}
                    >
                      <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
                      {t('compareRevisions.folded', { count: entry.folded.length })}
                    </button>
                  </li>
                ) : (
                  <RevisionRow
                    key={entry.id}
                    keysId={keysId}
                    revision={entry}
                    isNewest={entry === revisions[0]}
                    end={entry.id === to ? 'to' : entry.id === from ? 'from' : null}
                    onCompare={onCompare}
                    onRestore={onRestore}
                    onName={onName}
                  />
                ),
              )}
            </ul>
          </section>
        ))}
      </div>
      <p className="emb-app-compare-keys" aria-hidden="true">
        <Kbd>Enter</Kbd> {t('compareRevisions.keyTo')} <Kbd>Shift Enter</Kbd> {t('compareRevisions.keyFrom')}
      </p>
      <p hidden id={keysId}>
        {t('compareRevisions.keys')}
      </p>
    </div>
  )
}

interface RevisionRowProps extends Pick<RevisionListProps, 'onCompare' | 'onRestore' | 'onName'> {
  /** Of what says which keys there are. */
  keysId: string
  revision: Revision
  isNewest: boolean
  /** Which end of the comparison it is. */
  end: 'from' | 'to' | null
}

function RevisionRow({ keysId, revision, isNewest, end, onCompare, onRestore, onName }: RevisionRowProps) {
  const { t } = useTranslation()
  const words = useRevisionWords()
  const dates = useDates()
  const { id, state, label, comment, createdBy, createdAt, restoredFrom } = revision
  const isSaved = state === 'draft' && label === ''
  const name = !isSaved
    ? words.nameOf(revision)
    : isNewest || restoredFrom !== null
      ? words.stateOf(revision)
      : t('compareRevisions.autosave')
  const choose = ({ shiftKey }: MouseEvent) => onCompare(shiftKey ? { from: id } : { to: id })
  return (
    <li className="emb-app-revision-row" data-end={end ?? undefined}>
      <button
        type="button"
        className="emb-app-revision-choose"
        aria-current={end !== null || undefined}
        aria-describedby={keysId}
        onClick={choose}
      >
        <RevisionGlyph revision={revision} isNewest={isNewest} />
        <span className="emb-app-revision-words">
          <span className="emb-app-revision-name">
            <span>{name}</span>
            {state !== 'draft' && <Badge tone={stateTones[state]}>{words.stateOf(revision)}</Badge>}
          </span>
          <span className="emb-app-revision-made">
            {[createdBy, dates.time(createdAt), restoredFrom !== null && t('compareRevisions.isRestored'), comment]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        {end && <span className="emb-app-revision-end">{t(`compareRevisions.${end}`)}</span>}
      </button>
      <Menu
        aria-label={t('compareRevisions.more', { name })}
        placement="bottom end"
        items={[
          {
            id: 'to',
            label: t('compareRevisions.compareTo'),
            disabled: end === 'to',
            onAction: () => onCompare({ to: id }),
          },
          {
            id: 'from',
            label: t('compareRevisions.compareFrom'),
            disabled: end === 'from',
            onAction: () => onCompare({ from: id }),
          },
          ...(onName ? [{ id: 'name', label: t('compareRevisions.name'), onAction: () => onName(revision) }] : []),
          ...(onRestore && !isNewest
            ? [{ id: 'restore', label: t('compareRevisions.restore'), onAction: () => void onRestore(revision) }]
            : []),
        ]}
        trigger={
          <IconButton
            size="s"
            variant="ghost"
            label={t('compareRevisions.more', { name })}
            icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
          />
        }
      />
    </li>
  )
}
