import type { SavedView } from '@embpm/contract/saved-view'

/** A view that the samples start with. */
export type SampleView = Pick<SavedView, 'list' | 'name' | 'address' | 'shared' | 'isDefault'> & {
  /** Whether it belongs to the sample user; otherwise to a colleague. */
  own: boolean
}

/** The views of the first organisation. */
export const sampleViews: readonly SampleView[] = [
  {
    own: true,
    list: 'ricefws',
    name: 'Critical and not yet built',
    address: 'priority=critical&status=identified&status=functional+spec&status=technical+spec&sort=-estimateHours',
    shared: false,
    isDefault: false,
  },
  {
    own: true,
    list: 'ricefws',
    name: 'Ready for acceptance',
    address: 'status=unit+test&status=UAT&sort=module',
    shared: true,
    isDefault: false,
  },
  {
    own: false,
    list: 'ricefws',
    name: 'Interfaces of sales',
    address: 'type=Interface&module=SD&sort=ricefwId',
    shared: true,
    isDefault: false,
  },
  {
    own: true,
    list: 'services',
    name: 'In development',
    address: 'status=DEVELOPMENT&status=IMPLEMENTATION&sort=-changedAt',
    shared: false,
    isDefault: false,
  },
  {
    own: false,
    list: 'services',
    name: 'Everything by IDoc',
    address: 'type=IDoc&sort=businessDomain',
    shared: true,
    isDefault: false,
  },
  {
    own: true,
    list: 'operationOrders',
    name: 'Released and urgent',
    address: 'status=released&status=in+progress&priority=high&priority=critical&sort=plannedStart',
    shared: false,
    isDefault: false,
  },
  {
    own: false,
    list: 'operationOrders',
    name: 'First quarter of 2026',
    address: 'plannedStart=2026-01-01..2026-03-31&sort=plannedStart',
    shared: true,
    isDefault: true,
  },
]
