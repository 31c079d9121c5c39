import type { Sheet } from '@embpm/ui/file-export'
import { Button } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { referenceNames } from '../../../entity/referenceNames.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useDates } from '../../../shell/useDates.js'
import { useOffer } from '../../../shell/useOffer.js'
import { useSaveSheet } from '../../../shell/useSaveSheet.js'
import type { ShownRule } from './shownRules.js'
import { useFindingWords } from './useFindingWords.js'

/** Props of `ExportFindings`. */
export interface ExportFindingsProps {
  /** The rules that are listed. */
  listed: readonly ShownRule[]
  names: ReadonlyMap<string, string>
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const widths = [90, 140, 260, 160, 300, 260, 120, 100, 300]

/** Saves the findings of the rules that are listed, whatever became of them, as a spreadsheet. */
export function ExportFindings({ listed, names }: ExportFindingsProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const words = useFindingWords()
  const dates = useDates()
  const saveSheet = useSaveSheet()
  const save = async (format: Sheet['format']) => {
    const rows = await Promise.all(
      listed.flatMap(({ rule, findings }) =>
        findings.map(async (finding) => {
          // A name that cannot be asked for keeps no finding out of the file.
          const known =
            names.get(finding.key) ??
            (await referenceNames(client, finding.kind)(finding.id).catch(() => undefined))?.name ??
            finding.id
          const state = finding.states.at(-1) ?? 'open'
          return [
            t(`verify.severities.${rule.severity}`),
            t(`verify.topics.${rule.topic}`),
            t(`verify.ruleTexts.${rule.id}.title`),
            words.kind(finding.kind),
            known,
            words.missing(finding),
            finding.since === null ? null : dates.date(finding.since.slice(0, 10)),
            t(`verify.states.${state}`),
            finding.ignored?.reason ?? null,
          ]
        }),
      ),
    )
    const columns = ['severity', 'topic', 'rule', 'kind', 'object', 'missing', 'since', 'state', 'reason'] as const
    const headers = columns.map((column) =>
      column === 'severity' || column === 'topic' || column === 'reason'
        ? t(`verify.${column}`)
        : t(`verify.columns.${column}`),
    )
    await saveSheet(format, { fileName: t('implementation.pages.verify'), headers, rows, widths })
  }
  const items = (
    [
      ['xlsx', t('ui.dataTable.exportXlsx')],
      ['csv', t('ui.dataTable.exportCsv')],
    ] as const
  ).map(([id, description]) => ({ id, description, onAction: () => void save(id) }))
  useOffer(
    'page',
    items.map((item) => ({ ...item, label: t('verify.export'), icon: <Download {...glyph} /> })),
  )
  return (
    <Menu
      aria-label={t('verify.export')}
      placement="bottom end"
      items={items.map(({ id, description, onAction }) => ({ id, label: description, onAction }))}
      trigger={
        <Button className="emb-app-verify-export" icon={<Download {...glyph} />}>
          {t('verify.export')}
        </Button>
      }
    />
  )
}
