import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the service picker; replaced under `servicePicker` in `UiStrings`. */
export const servicePickerWords = defineWords('servicePicker', {
  title: 'Select service',
  search: 'Search services',
  organisation: 'Organisation',
  id: 'ID',
  wbs: 'WBS',
  businessDomain: 'Business domain',
  technology: 'Technology',
  name: 'Name',
  serviceName: 'Service name',
  type: 'Type',
  parameter: 'Parameter',
  host: 'Host',
  link: 'Link',
  metadata: 'Metadata',
  description: 'Description',
  copyHost: 'Copy host',
  copyLink: 'Copy link',
  showMore: 'Show more',
  showLess: 'Show less',
  emptyTitle: 'No services yet',
  emptyDescription: 'Services describe the interfaces between systems.',
})
