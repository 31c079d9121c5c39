import { Button, IconButton } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { Drawer } from '@embpm/ui/drawer'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { History, Sparkles, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../entity/usePlace.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { embeddedHome } from '../embeddedPages.js'
import { ChatLinks } from './ChatLinks.js'
import { QuestionBox } from './QuestionBox.js'
import './styles.css'
import type english from './text/en.json'
import { TurnLog } from './TurnLog.js'
import { TurnView } from './TurnView.js'
import { newId, useAssistant } from './useAssistant.js'
import { useSpokenAnswer } from './useSpokenAnswer.js'

type Words = typeof english

declare module '../../text/Text.js' {
  interface Text extends Words {}
}

const route = getRouteApi('/$lang/$orgId/ms-teams')

/** The conversations with the assistant: the one that the address names, or a new one, and the way to the others. */
export function AssistantChats({ name }: { name: string }) {
  const { t } = useTranslation()
  const { configuration } = useServices()
  const { chat: shown } = route.useSearch()
  const router = useRouter()
  const place = usePlace()
  const { assistant, state } = useAssistant()
  const [listed, setListed] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const field = useRef<HTMLElement>(null)
  const chat = state.chats.find(({ id }) => id === shown)
  const turns = chat?.turns ?? []
  useSpokenAnswer(state.chats.flatMap((one) => one.turns).find(({ id }) => id === state.writing) ?? turns.at(-1))

  const hrefOf = (id?: string) =>
    `${embeddedHome(place)}?page=chat${id === undefined ? '' : `&chat=${encodeURIComponent(id)}`}`
  const ask = (question: string) => {
    const id = chat?.id ?? newId()
    void assistant.ask(id, question)
    if (id !== shown) void router.navigate({ href: hrefOf(id), replace: true, resetScroll: false })
    field.current?.focus()
  }
  const links = <ChatLinks chats={state.chats} current={chat?.id} hrefOf={hrefOf} onFollow={() => setListed(false)} />
  return (
    <div className="emb-app-assistant">
      <nav className="emb-app-assistant-history" aria-label={t('chat.chats')}>
        {links}
      </nav>
      <section className="emb-app-assistant-main" aria-labelledby="assistant-name">
        <div className="emb-app-assistant-head">
          <h1 id="assistant-name">{name}</h1>
          {chat && (
            <IconButton
              label={t('assistant.delete')}
              size="s"
              icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />}
              onPress={() => setDeleting(true)}
            />
          )}
          <IconButton
            className="emb-app-assistant-list"
            label={t('chat.chats')}
            size="s"
            icon={<History size={16} strokeWidth={1.5} aria-hidden="true" />}
            onPress={() => setListed(true)}
          />
        </div>
        {turns.length > 0 ? (
          <TurnLog key={chat?.id} lastId={turns.at(-1)?.id}>
            {turns.map((turn) => (
              <TurnView
                key={turn.id}
                turn={turn}
                name={name}
                onAgain={
                  state.writing === null && chat && turn === turns.at(-1)
                    ? () => {
                        void assistant.again(chat.id, turn.id)
                        field.current?.focus()
                      }
                    : undefined
                }
              />
            ))}
          </TurnLog>
        ) : (
          <div className="emb-app-assistant-start">
            <span className="emb-app-assistant-mark" aria-hidden="true">
              <Sparkles size={16} strokeWidth={1.5} />
            </span>
            <h2>{t('assistant.startTitle')}</h2>
            <p className="emb-app-assistant-note">{t('assistant.startText')}</p>
            {configuration.examples.length > 0 && (
              <ul aria-label={t('assistant.examples')}>
                {configuration.examples.map((example) => (
                  <li key={example}>
                    <Button variant="secondary" disabled={state.writing !== null} onPress={() => ask(example)}>
                      {example}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <QuestionBox name={name} writing={state.writing !== null} onAsk={ask} onStop={assistant.stop} field={field} />
      </section>
      <Drawer title={t('chat.chats')} open={listed} onOpenChange={setListed}>
        {links}
      </Drawer>
      {chat && (
        <ConfirmDialog
          open={deleting}
          onOpenChange={setDeleting}
          tone="danger"
          title={t('assistant.deleteTitle')}
          message={t('assistant.deleteText')}
          confirmLabel={t('assistant.deleteLabel')}
          onConfirm={() => {
            assistant.forget(chat.id)
            void router.navigate({ href: hrefOf(), replace: true, resetScroll: false })
          }}
        />
      )}
    </div>
  )
}
