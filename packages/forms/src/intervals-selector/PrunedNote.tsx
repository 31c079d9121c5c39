import type { IntervalMode } from '@embpm/calendar'
import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { Undo2 } from 'lucide-react'
import { prunedText, type IntervalText } from './useIntervalText.js'
import type { Pruned } from './useIntervalPruning.js'

/** Props of `PrunedNote`. */
export interface PrunedNoteProps {
  pruned: Pruned
  mode: IntervalMode
  text: IntervalText
  onUndo: () => void
  disabled: boolean
}

/** Says in place what a change of the mode removed, and takes it back. It is announced by the field itself. */
export function PrunedNote({ pruned, mode, text, onUndo, disabled }: PrunedNoteProps) {
  return (
    <Message
      role="group"
      actions={
        <Button
          variant="ghost"
          size="s"
          icon={<Undo2 size={16} strokeWidth={1.5} aria-hidden="true" />}
          disabled={disabled}
          onPress={onUndo}
        >
          {text.of('undo')}
        </Button>
      }
    >
      {prunedText(pruned, mode, text)}
    </Message>
  )
}
