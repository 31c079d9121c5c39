import { useAction } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { toasts } from '@embpm/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useOffer } from '../../../shell/useOffer.js'
import { closingKey } from './periodQueries.js'
import { refusalIn } from './refusalIn.js'

/** Props of `CreateYear`. */
export interface CreateYearProps {
  /** The year after the last one that has periods. */
  year: number
  onCreated: (year: number) => void
}

/** Makes the months and weeks of a year; nothing for those who may not. */
export function CreateYear({ year, onCreated }: CreateYearProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const queryClient = useQueryClient()
  const mayWrite = useMayWrite({ family: 'consulting' })
  const label = t('periods.createYear', { year: String(year) })
  const icon = <CalendarPlus size={16} strokeWidth={1.5} aria-hidden />
  const create = useAction(async () => {
    try {
      const { created } = await client.periodClosing.createYear({ year })
      toasts.add({ text: t('periods.yearCreated', { year: String(year), count: created }), icon: 'success' })
      onCreated(year)
    } catch (error) {
      const reason = refusalIn(error)
      toasts.add({ text: reason ? t(`periods.refusals.${reason}`) : t('periods.failed'), icon: 'error' })
    }
    await queryClient.invalidateQueries({ queryKey: closingKey(organisation) })
  })
  useOffer('page', mayWrite ? [{ id: 'create-year', label, icon, onAction: () => void create.run() }] : [])
  if (!mayWrite) return null
  return (
    <Button icon={icon} pending={create.pending} onPress={create.run}>
      {label}
    </Button>
  )
}
