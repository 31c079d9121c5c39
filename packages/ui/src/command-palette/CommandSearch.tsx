import { use, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { ArrowDown, ArrowUp, CornerDownLeft, Search } from 'lucide-react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Button } from '../button/index.js'
import { useAutoFocus } from '../field/index.js'
import { Kbd } from '../kbd/Kbd.js'
import { Skeleton } from '../skeleton/Skeleton.js'
import { StateMessage } from '../state-message/StateMessage.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import { CommandList } from './CommandList.js'
import type { CommandEntry, CommandSource } from './CommandSource.js'
import { useCommands } from './useCommands.js'

const words = defineWords('commandSearch', {
  placeholder: 'Search or type a command',
  recent: 'Recent',
  results: { one: '{count} result', other: '{count} results' },
  noneTitle: 'Nothing found',
  noneText: 'Nothing fits “{text}”. Try fewer or other words.',
  emptyTitle: 'Type to search',
  errorTitle: 'The search failed',
  errorText: 'Check the connection, then try again.',
  retry: 'Try again',
  move: 'to move',
  open: 'to open',
  close: 'to close',
})

const keyGlyph = { size: 12, strokeWidth: 1.5 } as const

/** Props of `CommandSearch`. */
export interface CommandSearchProps {
  source: CommandSource
  recent: readonly CommandEntry[] | undefined
  placeholder: string | undefined
  label: string
  onSelect: ((entry: CommandEntry) => void) | undefined
}

/** The inside of the palette: search text, what was found, keys. */
export function CommandSearch({ source, recent = [], placeholder, label, onSelect }: CommandSearchProps) {
  const t = useWords(words)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const dialog = use(OverlayTriggerStateContext)
  const [text, setText] = useState('')
  const [active, setActive] = useState({ text, index: 0 })
  const { groups: found, pending, failed, retry } = useCommands(source, text.trim())
  useAutoFocus(input, true)

  const remembered = text.trim() === '' && recent.length > 0
  const groups = [
    ...(remembered ? [{ id: 'recent', label: t('recent'), entries: recent }] : []),
    ...found.filter(({ entries }) => entries.length > 0),
  ]
  const entries = groups.flatMap((group) => group.entries)
  // Another text begins at its first entry; fewer entries never leave the cursor beyond the last.
  const index = active.text === text ? Math.min(active.index, entries.length - 1) : 0
  const move = (next: number) => setActive({ text, index: next })

  const choose = (entry: CommandEntry, event: MouseEvent) => {
    // A new tab or window leaves the palette where it is.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    dialog?.close()
    entry.onAction?.()
    onSelect?.(entry)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { length } = entries
    if (length === 0 || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') document.getElementById(`${listId}-${index}`)?.click()
    else if (event.key === 'ArrowDown') move((index + 1) % length)
    else if (event.key === 'ArrowUp') move((index - 1 + length) % length)
    else if (event.key === 'PageDown') move(Math.min(length - 1, index + 8))
    else if (event.key === 'PageUp') move(Math.max(0, index - 8))
    else return
    event.preventDefault()
  }

  const body = () => {
    if (failed && !pending) {
      const again = (
        <Button
          onPress={() => {
            retry()
            input.current?.focus()
          }}
        >
          {t('retry')}
        </Button>
      )
      return <StateMessage kind="error" title={t('errorTitle')} description={t('errorText')} actions={again} />
    }
    if (entries.length > 0) return null
    if (pending) return <Skeleton rows={6} columns={[240]} />
    return text.trim() === '' ? (
      <StateMessage kind="no-match" title={t('emptyTitle')} />
    ) : (
      <StateMessage kind="no-match" title={t('noneTitle')} description={t('noneText', { text: text.trim() })} />
    )
  }

  return (
    <>
      <div className="emb-command-palette-search">
        <Search size={16} strokeWidth={1.5} aria-hidden="true" />
        <input
          ref={input}
          className="emb-command-palette-input"
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? `${listId}-${index}` : undefined}
          aria-busy={pending || undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder ?? t('placeholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKey}
        />
      </div>
      <div className="emb-command-palette-body" data-stale={(pending && found.length > 0) || undefined}>
        {/* Another text begins at the top. */}
        <CommandList
          key={text}
          id={listId}
          label={label}
          groups={failed && !pending ? groups.slice(0, remembered ? 1 : 0) : groups}
          active={index}
          search={text}
          onActiveChange={move}
          onChoose={choose}
        />
        {body()}
      </div>
      <div className="emb-command-palette-keys">
        <span className="emb-command-palette-hints" aria-hidden="true">
          <Kbd>
            <ArrowUp {...keyGlyph} />
          </Kbd>
          <Kbd>
            <ArrowDown {...keyGlyph} />
          </Kbd>
          {t('move')}
          <Kbd>
            <CornerDownLeft {...keyGlyph} />
          </Kbd>
          {t('open')}
          <Kbd>Esc</Kbd>
          {t('close')}
        </span>
        <span role="status">
          {!pending && entries.length > 0 && <bdi>{t('results', { count: entries.length })}</bdi>}
        </span>
      </div>
    </>
  )
}
