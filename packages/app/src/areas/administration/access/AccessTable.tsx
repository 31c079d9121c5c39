import { access, type AccessFacts, type Need } from '@embpm/contract'
import { Chip } from '@embpm/ui/chip'
import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { judged } from './accessOf.js'
import { pagesShown, useFamilies, type ShownPage } from './pagesShown.js'
import { useGivers } from './useGivers.js'

/** Props of `AccessTable`. */
export interface AccessTableProps {
  facts: AccessFacts
  /** Path of the page that the simulator is asked about. */
  current: string | null
  onShow: (path: string) => void
}

/** Every page, whether it is open and its entities can be changed, and by what. */
export function AccessTable({ facts, current, onShow }: AccessTableProps) {
  const { t } = useTranslation()
  return (
    <div className="emb-app-may-table" role="region" aria-label={t('administration.pages.access')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('access.page')}</th>
            <th scope="col">{t('access.open')}</th>
            <th scope="col">{t('access.change')}</th>
            <th scope="col">{t('access.givenBy')}</th>
          </tr>
        </thead>
        {pagesShown.map(({ id, pages }) => (
          <tbody key={id}>
            <tr>
              <th colSpan={4} scope="rowgroup">
                {t(`${id}.title`)}
              </th>
            </tr>
            {pages.map((page) => (
              <PageRow key={page.path} page={page} facts={facts} isCurrent={page.path === current} onShow={onShow} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

interface PageRowProps {
  page: ShownPage
  facts: AccessFacts
  isCurrent: boolean
  onShow: (path: string) => void
}

function PageRow({ page, facts, isCurrent, onShow }: PageRowProps) {
  const { t } = useTranslation()
  const family = useFamilies().get(page.kind ?? 'views')
  const write = page.kind && family && access[family].write
  const asked = [...new Set<Need>(page.needs)]
  const { open, chain } = judged(asked, facts)
  const missing = chain.find(({ passed }) => !passed)?.step
  const givers = useGivers(facts)
  return (
    <tr aria-current={isCurrent || undefined}>
      <td>
        <button type="button" onClick={() => onShow(page.path)}>
          {t(page.title)}
        </button>
      </td>
      <td>
        <YesNo yes={open} />
      </td>
      <td>{write ? <YesNo yes={open && judged(write, facts).open} /> : '–'}</td>
      <td>
        <span className="emb-app-may-given">
          {open
            ? asked.map((need) => (
                <Chip key={need} variant="neutral">
                  {givers(need)}
                </Chip>
              ))
            : missing && t(`access.missing.${missing}`)}
        </span>
      </td>
    </tr>
  )
}

function YesNo({ yes }: { yes: boolean }) {
  const { t } = useTranslation()
  const Glyph = yes ? Check : Minus
  return (
    <span className="emb-app-may-word" data-yes={yes}>
      <Glyph size={16} strokeWidth={1.5} aria-hidden />
      {t(yes ? 'object.yes' : 'object.no')}
    </span>
  )
}
