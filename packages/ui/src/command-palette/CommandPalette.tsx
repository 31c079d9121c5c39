import { Dialog, type DialogProps } from '../dialog/Dialog.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import { CommandSearch } from './CommandSearch.js'
import type { CommandEntry, CommandSource } from './CommandSource.js'

export type { CommandEntry, CommandGroup, CommandSource } from './CommandSource.js'

const words = defineWords('commandPalette', { label: 'Search and commands' })

/** Props of `CommandPalette`; further ones go to the dialog element. */
export interface CommandPaletteProps extends Omit<
  DialogProps,
  'size' | 'dismissible' | 'trigger' | 'role' | 'children' | 'onSelect'
> {
  /** Gives what fits a text. */
  source: CommandSource
  /** What was chosen lately, shown first while nothing is typed. Remembering it is the application's: see `onSelect`. */
  recent?: readonly CommandEntry[]
  /** Called with what was chosen, after its own `onAction`. */
  onSelect?: (entry: CommandEntry) => void
  /** Shown while nothing is typed. Default "Search or type a command". */
  placeholder?: string
}

/**
 * Every page and action by its name: type, arrows move, Enter opens, Escape leaves. The key that opens it (Ctrl+K) is the
 * application's. Its size never changes, whatever is found.
 */
export function CommandPalette({ source, recent, onSelect, placeholder, className, ...rest }: CommandPaletteProps) {
  const t = useWords(words)
  return (
    <Dialog
      aria-label={t('label')}
      {...rest}
      size="m"
      className={className ? `emb-command-palette ${className}` : 'emb-command-palette'}
    >
      <CommandSearch
        source={source}
        recent={recent}
        placeholder={placeholder}
        label={rest['aria-label'] ?? t('label')}
        onSelect={onSelect}
      />
    </Dialog>
  )
}
