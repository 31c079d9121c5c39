import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import type { ReactNode } from 'react'
import type { EntriesState, Entry, StoredVersion } from './createEntries.js'

/** What a message says. */
interface Said {
  title: string
  text: string
}

/** Props of `EntriesMessages`. */
export interface EntriesMessagesProps<F extends object, S extends StoredVersion> {
  className: string
  entries: EntriesState<F, S> & {
    online: boolean
    flush: () => void | Promise<unknown>
    /** Enters one in conflict once more, over what is stored now. */
    again: (id: string) => void
    drop: (id: string) => void
  }
  /** So many wait to be sent. */
  waiting: (count: number) => Said
  /** One is in conflict with what somebody else entered. */
  conflict: (entry: Entry<F, S>) => Said
  /** One is refused for good. */
  refused: (entry: Entry<F, S>) => Said
  labels: Readonly<Record<'send' | 'again' | 'keepTheirs' | 'discard', string>>
  /** Other messages, below. */
  children?: ReactNode
}

/** What of the entries needs somebody: not sent yet, in conflict with what another entered, or refused. */
export function EntriesMessages<F extends object, S extends StoredVersion>(props: EntriesMessagesProps<F, S>) {
  const { className, entries, waiting, conflict, refused, labels, children } = props
  const all = [...entries.entries.values()]
  const left = all.filter(({ status }) => status === 'waiting').length
  const held = left > 0 && (!entries.online || entries.failed) ? waiting(left) : null
  return (
    <div className={className}>
      {held && (
        <Message
          tone="warning"
          title={held.title}
          actions={
            entries.online && (
              <Button size="s" pending={entries.sending} onPress={() => entries.flush()}>
                {labels.send}
              </Button>
            )
          }
        >
          {held.text}
        </Message>
      )}
      {all
        .filter(({ status }) => status === 'conflict')
        .map((entry) => (
          <Message
            key={entry.id}
            tone="warning"
            title={conflict(entry).title}
            actions={
              <>
                <Button size="s" onPress={() => entries.again(entry.id)}>
                  {labels.again}
                </Button>
                <Button size="s" onPress={() => entries.drop(entry.id)}>
                  {labels.keepTheirs}
                </Button>
              </>
            }
          >
            {conflict(entry).text}
          </Message>
        ))}
      {all
        .filter(({ status }) => status === 'refused')
        .map((entry) => (
          <Message
            key={entry.id}
            tone="danger"
            title={refused(entry).title}
            actions={
              <Button size="s" onPress={() => entries.drop(entry.id)}>
                {labels.discard}
              </Button>
            }
          >
            {refused(entry).text}
          </Message>
        ))}
      {children}
    </div>
  )
}
