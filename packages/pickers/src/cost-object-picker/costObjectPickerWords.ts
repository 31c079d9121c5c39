import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the cost-object picker; replaced under `costObjectPicker` in `UiStrings`. */
export const costObjectPickerWords = defineWords('costObjectPicker', {
  title: 'Select cost object',
  search: 'Search cost objects',
  controllingArea: 'Controlling area',
  costObject: 'Cost object',
  type: 'Type',
  name: 'Name',
  description: 'Description',
  responsible: 'Responsible',
  category: 'Category',
  hierarchy: 'Hierarchy',
  plant: 'Plant',
  functionalArea: 'Functional area',
  currency: 'Currency',
  profitCenter: 'Profit centre',
  metadata: 'Metadata',
  costObjectGroup: 'Group',
  costObjectGroupText: 'Group text',
  isHierarchy: 'Stands for the cost objects below it',
  emptyTitle: 'No cost objects yet',
  emptyText: 'Cost centres, orders and other objects that costs are collected on are listed here.',
})
