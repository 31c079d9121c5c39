import { Badge, type BadgeProps } from '@embpm/ui/badge'
import { Page } from '@embpm/ui/page'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import { PageLinks } from '../PageLinks.js'
import { WithDocsText } from '../WithDocsText.js'
import { changes, type ChangeFacts, type ChangeKind } from './changes.js'

type ChangeTexts = Readonly<Record<string, { title: string; text: string }>>

const tones: Readonly<Record<ChangeKind, BadgeProps['tone']>> = {
  added: 'success',
  changed: 'info',
  mended: 'warning',
}

/** The changes by their days, in their order. */
const byDay = Map.groupBy(Object.entries<ChangeFacts>(changes), ([, { day }]) => day)

/** What the product's users got, the newest first. */
export function ChangelogScreen() {
  const { t } = useTranslation()
  return (
    <WithDocsText>
      {({ changes: texts }) => (
        <Page>
          <Page.Head title={t('docs.pages.changelog')} />
          <Page.Body tint>
            <div className="emb-app-docs-changes">
              {[...byDay].map(([day, made]) => (
                <Day key={day} day={day} made={made} texts={texts} />
              ))}
            </div>
          </Page.Body>
        </Page>
      )}
    </WithDocsText>
  )
}

interface DayProps {
  /** `2026-11-28` */
  day: string
  made: readonly (readonly [name: string, facts: ChangeFacts])[]
  texts: ChangeTexts
}

function Day({ day, made, texts }: DayProps) {
  const { t } = useTranslation()
  const { date } = useDates()
  const id = useId()
  return (
    <section className="emb-app-docs-day" aria-labelledby={id}>
      <h2 id={id}>
        <time dateTime={day}>{date(day)}</time>
      </h2>
      <ul>
        {made.map(([name, { kind, pages }]) => (
          <li key={name}>
            <Badge tone={tones[kind]}>{t(`docs.kinds.${kind}`)}</Badge>
            <div>
              <h3>{texts[name]?.title}</h3>
              <p>{texts[name]?.text}</p>
              {pages && <PageLinks pages={pages} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
