import { sampleRows } from '@embpm/backend/seeds'
import type { ServiceRow } from '@embpm/contract/service'
import { nth } from '@embpm/storybook/nth'
import { arraySource, type RowSource } from '@embpm/ui/row-source'

/** The first `count` sample services. */
export const sampleServices = sampleRows.services

/** A service that means harm: markup in its name, a script for a link, and 10,000 characters of description. */
export const hostileService: ServiceRow = {
  ...nth(sampleServices(1), 0),
  id: 'SRV-99999',
  name: '<script>document.title = "broken"</script>',
  link: ['javascript', 'alert(1)'].join(':'),
  description: 'Every word of this description is here on purpose. '.repeat(200).slice(0, 10_000),
}

/** Services in memory. */
export const serviceSource = (rows: readonly ServiceRow[]): RowSource<ServiceRow> => arraySource(rows)

/** 1,120 services. */
export const services: RowSource<ServiceRow> = serviceSource(sampleServices(1120))
