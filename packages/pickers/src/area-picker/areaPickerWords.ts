import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the area picker; replaced under `areaPicker` in `UiStrings`. */
export const areaPickerWords = defineWords('areaPicker', {
  selectArea: 'Select area',
  search: 'Search areas',
  emptyTitle: 'No areas yet',
  emptyText: 'Areas divide what the organisation does.',
})
