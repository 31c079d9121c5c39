import { Button, IconButton } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { StateMessage } from '@embpm/ui/state-message'
import { toasts } from '@embpm/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { Pencil, Plus, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShortcutsMenuProps } from './ShortcutsMenu.js'
import { ShortcutName } from './ShortcutName.js'
import { useSampleCommon } from './useFeed.js'

/** Props of `ShortcutsPanel`. */
export interface ShortcutsPanelProps extends ShortcutsMenuProps {
  /** Called when a link is followed. */
  onLeave: () => void
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const queryKey = ['user', 'shortcuts']

/** The user's own links to pages: the current one can be added, each can be renamed and taken away. */
export function ShortcutsPanel({ hrefOf, onLeave }: ShortcutsPanelProps) {
  const { t } = useTranslation()
  const client = useSampleCommon()
  const queryClient = useQueryClient()
  const address = useRouterState({ select: ({ location }) => location.href })
  const missing = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId.endsWith('/$') === true })
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.shortcuts.list(undefined, { signal }),
  })
  const { mutateAsync } = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError: () => toasts.add({ text: t('header.changeFailed'), icon: 'error' }),
  })
  const [renamed, setRenamed] = useState<string | null>(null)
  /** Whose name was typed last: there the focus goes on. */
  const [left, setLeft] = useState<string | null>(null)
  const change = (send: () => Promise<unknown>) =>
    mutateAsync(send).then(
      () => true,
      () => false,
    )
  const shown = (data ?? []).flatMap(({ id, label, link }) => {
    const href = hrefOf(link)
    return href === null ? [] : [{ id, label, href }]
  })
  const add = () => {
    const label = document.querySelector('main h1')?.textContent.trim() || document.title
    const shortcut = { label, description: '', icon: 'heroicons_outline:star', link: address, useRouter: true }
    return change(() => client.shortcuts.create({ shortcut }))
  }
  return (
    <div className="emb-app-feed">
      <div className="emb-app-feed-head">
        <h2>{t('header.shortcuts')}</h2>
        {!missing && hrefOf(address) !== null && !shown.some(({ href }) => href === address) && (
          <Button variant="ghost" size="s" icon={<Plus {...glyph} />} onPress={add}>
            {t('header.addShortcut')}
          </Button>
        )}
      </div>
      {isError && <StateMessage kind="error" title={t('header.feedFailed')} headingLevel={3} />}
      {data && shown.length === 0 && <StateMessage kind="empty" title={t('header.noShortcuts')} headingLevel={3} />}
      {shown.length > 0 && (
        <ul className="emb-app-feed-list">
          {shown.map(({ id, label, href }) => (
            <li key={id} className="emb-app-feed-line">
              <span className="emb-app-feed-mark">
                <Star {...glyph} />
              </span>
              {renamed === id ? (
                <ShortcutName
                  label={label}
                  onRename={(next) => change(() => client.shortcuts.update({ id, shortcut: { label: next } }))}
                  onClose={() => {
                    setRenamed(null)
                    setLeft(id)
                  }}
                />
              ) : (
                <>
                  <Link className="emb-app-feed-text" href={href} onClick={onLeave}>
                    {label}
                  </Link>
                  <IconButton
                    size="s"
                    label={t('header.of', { action: t('header.rename'), name: label })}
                    tooltip={false}
                    autoFocus={left === id}
                    icon={<Pencil {...glyph} />}
                    onPress={() => setRenamed(id)}
                  />
                  <IconButton
                    size="s"
                    label={t('header.of', { action: t('header.remove'), name: label })}
                    tooltip={false}
                    icon={<Trash2 {...glyph} />}
                    onPress={() => change(() => client.shortcuts.remove({ query: { id } }))}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
