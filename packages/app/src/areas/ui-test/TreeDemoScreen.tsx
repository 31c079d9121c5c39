import { Button } from '@embpm/ui/button'
import { Card } from '@embpm/ui/card'
import { Page } from '@embpm/ui/page'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DemoTree } from './DemoTree.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../text/Text.js' {
  interface Text extends Words {}
}

/** The events that are kept, the newest first. */
const most = 20

const modes = ['read', 'selection', 'edit'] as const

/**
 * The demo of the data tree: the same tree to read, to select from and to edit, and below it what each event says. Source:
 * spec.md, sections 2 and 9.
 */
export function TreeDemoScreen() {
  const { t } = useTranslation()
  const [events, setEvents] = useState<readonly { number: number; mode: string; text: string }[]>([])
  const [round, setRound] = useState(0)
  const onEvent = (mode: string) => (text: string) =>
    setEvents((before) => [{ number: (before[0]?.number ?? 0) + 1, mode, text }, ...before].slice(0, most))
  const reset = (
    <Button size="s" variant="ghost" onPress={() => setRound(round + 1)}>
      {t('uiTest.reset')}
    </Button>
  )
  return (
    <Page>
      <Page.Head title={t('uiTest.title')} />
      <Page.Body tint className="emb-app-demo">
        <div className="emb-app-demo-trees">
          {modes.map((mode) => (
            <DemoTree
              key={mode === 'edit' ? `${mode} ${round}` : mode}
              mode={mode}
              actions={mode === 'edit' ? reset : undefined}
              onEvent={onEvent(t(`uiTest.${mode}`))}
            />
          ))}
        </div>
        <Card
          title={t('uiTest.events')}
          actions={
            <Button size="s" variant="ghost" disabled={events.length === 0} onPress={() => setEvents([])}>
              {t('uiTest.clear')}
            </Button>
          }
        >
          {events.length === 0 ? (
            <p className="emb-app-demo-note">{t('uiTest.noEvents')}</p>
          ) : (
            <ol className="emb-app-demo-events" reversed aria-label={t('uiTest.events')}>
              {events.map(({ number, mode, text }) => (
                <li key={number}>
                  <span className="emb-app-demo-mode">{mode}</span> {text}
                </li>
              ))}
            </ol>
          )}
        </Card>
      </Page.Body>
    </Page>
  )
}
