/** Words of the page around the picker: a form of a business application with one value help. */
export const pageText = {
  title: 'Process step',
  introduction:
    'The page stands for a form of a business application: a navigation, some two dozen inputs, and one field whose value is picked from a dialog.',
  sections: Array.from({ length: 30 }, (_, index) => `Section ${index + 1}`),
  fields: Array.from({ length: 24 }, (_, index) => `Parameter ${index + 1}`),
  open: 'Select service',
  search: 'Search services',
  expandAll: 'Expand all',
}
