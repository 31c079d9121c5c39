import { defineWords } from '@embpm/ui/ui-strings'

/**
 * English words of the repeat section; replaced under `repeatSection` in `UiStrings`. The keys of the confirmation are those
 * of the specification, section 8.
 */
export const repeatSectionWords = defineWords('repeatSection', {
  addRow: 'Add Row',
  row: 'Row {position}',
  rows: { one: '{count} row', other: '{count} rows' },
  empty: 'No rows yet.',
  moveUp: 'Move {row} up',
  moveDown: 'Move {row} down',
  moved: '{row} is now {position} of {count}',
  deleteRow: 'Delete {row}',
  deleted: '{row} deleted',
  deleteResultDocumentTypeTitle: 'Delete {row}?',
  deleteResultDocumentTypeMessage: 'What was entered in it is removed from this form.',
  delete: 'Delete',
})
