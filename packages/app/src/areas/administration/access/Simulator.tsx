import { access, type AccessFacts } from '@embpm/contract'
import type { UserRecord } from '@embpm/contract/user-record'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { Select } from '@embpm/ui/select'
import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Page } from '../../../routes/page.js'
import { judged } from './accessOf.js'
import { pagesShown, useFamilies } from './pagesShown.js'

/** Props of `Simulator`. */
export interface SimulatorProps {
  name: string
  user: UserRecord
  facts: AccessFacts
  /** The page that is asked about; `null` for none yet. */
  page: Page | null
  onShow: (path: string) => void
}

/** "May she open …, and why": a sentence, and the way to it, which ends at the first step that fails. Asking changes nothing. */
export function Simulator({ name, user, facts, page, onShow }: SimulatorProps) {
  const { t } = useTranslation()
  const families = useFamilies()
  const [what, setWhat] = useState<'open' | 'change'>('open')
  const family = page?.kind && families.get(page.kind)
  const asked = page && [...page.needs, ...(what === 'change' && family ? access[family].write : [])]
  const isAsked = asked !== null && (what === 'open' || family !== undefined)
  return (
    <section className="emb-app-may-asked" aria-label={t('access.may', { name })}>
      <h2>{t('access.may', { name })}</h2>
      <SegmentedControl
        label={t('access.what')}
        value={what}
        onValueChange={setWhat}
        segments={[
          { value: 'open', label: t('access.open') },
          { value: 'change', label: t('access.change') },
        ]}
      />
      <Select
        label={t('access.page')}
        value={page?.path ?? null}
        placeholder={t('access.choose')}
        options={pagesShown.flatMap(({ id, pages }) =>
          pages.map(({ path, title }) => ({ value: path, label: `${t(`${id}.title`)} – ${t(title)}` })),
        )}
        onValueChange={(path) => path !== null && onShow(path)}
      />
      {isAsked ? (
        <Answer asked={asked} what={what} name={name} user={user} facts={facts} page={page} />
      ) : (
        page && <p className="emb-app-aside-note">{t('access.nothingToChange')}</p>
      )}
      <p className="emb-app-aside-note">{t('access.nothingChanges')}</p>
    </section>
  )
}

interface AnswerProps extends Omit<SimulatorProps, 'onShow'> {
  asked: Page['needs']
  what: 'open' | 'change'
}

function Answer({ asked, what, name, user, facts, page }: AnswerProps) {
  const { t } = useTranslation()
  const { chain, open } = judged(asked, facts)
  const title = page?.title ? t(page.title) : ''
  const last = chain.at(-1)?.step
  return (
    <>
      <div className="emb-app-may-answer" data-yes={open} role="status">
        <strong>{t(`access.answer.${open ? 'yes' : 'no'}.${what}`, { name, page: title })}</strong>
        {!open && last && <p>{t(`access.missing.${last}`)}</p>}
        {!open && user.lockReason !== '' && <p>{user.lockReason}</p>}
      </div>
      <ol className="emb-app-may-chain">
        {chain.map(({ step, passed }) => {
          const Glyph = passed ? CircleCheck : CircleX
          return (
            <li key={step} data-yes={passed}>
              <Glyph size={18} strokeWidth={1.5} aria-hidden />
              {t(`access.${passed ? 'passed' : 'missing'}.${step}`)}
            </li>
          )
        })}
      </ol>
    </>
  )
}
