import { useKeys } from '@embpm/ui/kbd'
import { Tooltip } from '@embpm/ui/tooltip'
import { useWords } from '@embpm/ui/ui-strings'
import { isMacOS, type Editor } from '@tiptap/core'
import { useCallback, useState, useSyncExternalStore, type MouseEvent, type Ref, type KeyboardEvent } from 'react'
import { commandGroups, type CommandName, richTextWords } from './richTextWords.js'
import { commands } from './commands.js'

interface RichTextToolbarProps {
  editor: Editor
  disabled: boolean
  /** Id of the text that the toolbar is for. */
  controls: string
  /** Whether the address of a link is being asked for. */
  linkOpen: boolean
  onLink: () => void
  ref?: Ref<HTMLDivElement>
}

/** One stop of the Tab key; arrows, Home and End lead along the buttons. */
export function RichTextToolbar({ editor, disabled, controls, linkOpen, onLink, ref }: RichTextToolbarProps) {
  const t = useWords(richTextWords)
  const [stop, setStop] = useState<CommandName>('bold')
  const subscribe = useCallback(
    (tell: () => void) => {
      editor.on('transaction', tell)
      return () => {
        editor.off('transaction', tell)
      }
    },
    [editor],
  )
  useSyncExternalStore(subscribe, () => editor.state)

  const written = useKeys()
  const press = (name: CommandName, event: MouseEvent) => {
    const { run, can } = commands[name]
    if (can?.(editor) === false) return
    if (run === undefined) {
      onLink()
      return
    }
    // By keyboard the focus stays in the toolbar, by mouse and touch it goes on with the text.
    const byKeyboard = event.detail === 0
    run(byKeyboard ? editor.chain() : editor.chain().focus()).run()
  }

  return (
    <div ref={ref} role="toolbar" aria-label={t('toolbar')} aria-controls={controls} className="emb-rich-text-toolbar">
      {commandGroups.map((group) => (
        <div key={group[0]} className="emb-rich-text-group">
          {group.map((name) => {
            const { icon: Icon, keys, isOn, can } = commands[name]
            const isLink = name === 'link'
            return (
              <Tooltip key={name} text={t('withKeys', { name: t(name), keys: written(`Ctrl+${keys}`) })}>
                <button
                  type="button"
                  className="emb-rich-text-button"
                  disabled={disabled}
                  tabIndex={name === stop ? 0 : -1}
                  aria-label={t(name)}
                  aria-keyshortcuts={`${isMacOS() ? 'Meta' : 'Control'}+${keys}`}
                  aria-pressed={isOn?.(editor)}
                  aria-expanded={isLink ? linkOpen : undefined}
                  // Not `disabled`: the focus would be lost by undoing the last change.
                  aria-disabled={can?.(editor) === false || undefined}
                  onFocus={() => setStop(name)}
                  onMouseDown={(event) => event.preventDefault()}
                  onKeyDown={toolbarKeys}
                  onClick={(event) => press(name, event)}
                >
                  <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
                </button>
              </Tooltip>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** Keys of a button in a toolbar, which move the focus along its buttons: arrows as one reads, Home and End. */
function toolbarKeys(event: KeyboardEvent<HTMLElement>): void {
  const toolbar = event.currentTarget.closest('[role=toolbar]')
  const buttons = [...(toolbar?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])]
  const at = buttons.indexOf(event.currentTarget)
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const last = buttons.length - 1
  const to = {
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: at === last ? 0 : at + 1,
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[event.key]
  if (to === undefined) return
  event.preventDefault()
  buttons[to]?.focus()
}
