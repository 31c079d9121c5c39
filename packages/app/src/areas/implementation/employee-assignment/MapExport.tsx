import type { CapacityPerson } from '@embpm/contract/capacity'
import { percentOf } from '@embpm/contract/capacity-weeks'
import { IconButton } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import { toasts } from '@embpm/ui/toast'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOffer } from '../../../shell/useOffer.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useSaveSheet, type PageSheet } from '../../../shell/useSaveSheet.js'
import type { askedOf } from './useCapacity.js'
import type { CapacityWords } from './useCapacityWords.js'

/** People who are asked for at once. */
const atOnce = 100

/** Saves the whole map as a spreadsheet, also what is not in sight: who, and what per cent of each week. */
export function MapExport({ asked, words }: { asked: ReturnType<typeof askedOf>; words: CapacityWords }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const save = useSaveSheet()
  const sheet = async (): Promise<PageSheet> => {
    const read = (page: number) => client.capacity.read({ ...asked, page, size: atOnce })
    const first = await read(1)
    const people: CapacityPerson[] = [...first.people]
    for (let page = 2; people.length < first.total; page += 1) {
      const more = await read(page)
      if (more.people.length === 0) break
      people.push(...more.people)
    }
    const units = new Map(first.groups.map(({ unitId, name }) => [unitId, name]))
    const own = [t('fields.orgUnit'), t('fields.employee'), t('fields.role'), t('employeeAssignments.perWeek')]
    return {
      fileName: t('implementation.pages.employeeAssignment'),
      headers: [...own, ...first.weeks.map((monday) => `${words.week(monday)}, ${words.day(monday)} (%)`)],
      rows: people.map((one) => [
        units.get(one.unitId) ?? '',
        one.name,
        one.role,
        one.weeklyHours,
        ...first.weeks.map(
          (_, nth) => percentOf({ capacity: one.capacity[nth] ?? 0, assigned: one.assigned[nth] ?? 0 }) ?? '',
        ),
      ]),
      widths: [32, 24, 20, 10, ...first.weeks.map(() => 14)],
    }
  }
  const run = async (format: 'xlsx' | 'csv') => {
    try {
      await save(format, await sheet())
    } catch {
      toasts.add({ text: t('ui.dataTable.exportFailed'), icon: 'error' })
    }
  }
  const offer = (format: 'xlsx' | 'csv', label: string) => ({
    id: `map-${format}`,
    label,
    onAction: () => void run(format),
  })
  const items = [offer('xlsx', t('ui.dataTable.exportXlsx')), offer('csv', t('ui.dataTable.exportCsv'))]
  const glyph = <Download size={16} strokeWidth={1.5} aria-hidden />
  useOffer(
    'page',
    items.map(({ label, ...item }) => ({ ...item, label: t('ui.dataTable.export'), description: label, icon: glyph })),
  )
  return (
    <Menu
      aria-label={t('ui.dataTable.export')}
      placement="bottom end"
      items={items}
      trigger={<IconButton label={t('ui.dataTable.export')} icon={glyph} />}
    />
  )
}
