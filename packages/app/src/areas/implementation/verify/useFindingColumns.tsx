import { Badge } from '@embpm/ui/badge'
import { LinkButton } from '@embpm/ui/button'
import { columnHelper, type DataColumnDef } from '@embpm/ui/data-table'
import { Link } from '@embpm/ui/link'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import { FindingName } from './FindingName.js'
import { ruleOf } from './rules/rules.js'
import type { ShownFinding } from './shownRules.js'
import type { FindingLinks } from './useMendHref.js'
import type { FindingWords } from './useFindingWords.js'

const helper = columnHelper<ShownFinding>()

/** What the columns need. */
export interface FindingColumnsOptions {
  names: ReadonlyMap<string, string>
  words: FindingWords
  links: FindingLinks
  /** Whether rows are cards, which have room for three facts. */
  cards: boolean
}

/** The columns of findings: the object, what it lacks, since when, and the one button that mends it. */
export function useFindingColumns({ names, words, links, cards }: FindingColumnsOptions) {
  const { t } = useTranslation()
  const dates = useDates()
  return useMemo(
    (): readonly DataColumnDef<ShownFinding>[] =>
      helper.columns([
        helper.accessor(({ key, id }) => names.get(key) ?? id, {
          id: 'object',
          header: t('verify.columns.object'),
          size: 260,
          meta: { type: 'name' },
          cell: ({ row: { original: finding } }) => {
            const href = links.object(finding)
            const name = <FindingName finding={finding} name={names.get(finding.key)} />
            return href === null ? name : <Link href={href}>{name}</Link>
          },
        }),
        helper.accessor((finding) => words.missing(finding), {
          id: 'missing',
          header: t('verify.columns.missing'),
          size: 200,
          cell: ({ row: { original: finding } }) => (
            <span className="emb-app-verify-missing">
              {words.missing(finding)}
              {finding.states.includes('new') && <Badge tone="info">{t('verify.new')}</Badge>}
            </span>
          ),
        }),
        helper.accessor('rule', {
          id: 'mend',
          header: t('verify.columns.mend'),
          size: 152,
          enableSorting: false,
          cell: ({ row: { original: finding } }) => {
            const rule = ruleOf(finding.rule)
            if (!rule || finding.states.includes('mended')) return null
            // A card has no room for a button.
            if (cards) return <Link href={links.mend(rule, finding)}>{t(`verify.verbs.${rule.verb}`)}</Link>
            return (
              <LinkButton size="s" href={links.mend(rule, finding)}>
                {t(`verify.verbs.${rule.verb}`)}
              </LinkButton>
            )
          },
        }),
        helper.accessor('since', {
          header: t('verify.columns.since'),
          size: 100,
          meta: { type: 'date', hidden: cards },
          cell: ({ row: { original: finding } }) => finding.since && dates.date(finding.since.slice(0, 10)),
        }),
        helper.accessor(({ kind }) => words.kind(kind), {
          id: 'kind',
          header: t('verify.columns.kind'),
          size: 150,
          meta: { hidden: true },
        }),
      ]),
    [t, dates, names, words, links, cards],
  )
}
