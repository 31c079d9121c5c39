import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import type { LeftOut } from './LeftOut.js'

/** Props of `LeftOutList`. */
export interface LeftOutListProps {
  left: readonly LeftOut[]
}

/** So many are listed; a file may have thousands. */
const most = 500

/** What a file says that no row has as it stands there, by reason. Nothing of it is lost silently. */
export function LeftOutList({ left }: LeftOutListProps) {
  const { t, i18n } = useTranslation()
  if (left.length === 0) return null
  const groups = [...Map.groupBy(left, ({ reason }) => reason)]
  const numbers = new Intl.NumberFormat(i18n.language)
  return (
    <Message>
      <details className="emb-app-import-left">
        <summary>{t('list.import.left.title', { count: left.length, number: numbers.format(left.length) })}</summary>
        {groups.map(([reason, parts]) => (
          <section key={reason}>
            <h4 className="emb-app-import-subtitle">{t(`list.import.left.${reason}`)}</h4>
            <ul>
              {parts.slice(0, most).map(({ what }, index) => (
                <li key={index}>
                  <code>{what}</code>
                </li>
              ))}
              {parts.length > most && (
                <li>{t('list.import.left.more', { number: numbers.format(parts.length - most) })}</li>
              )}
            </ul>
          </section>
        ))}
      </details>
    </Message>
  )
}
