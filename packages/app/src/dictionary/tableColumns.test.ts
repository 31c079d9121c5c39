import { expect, test } from 'vitest'
import { tableColumns } from './tableColumns.js'

// Said once more, in the words of the specification, section 3.
test('the list of tables has every column of a dictionary table', () => {
  const lengths = ['heading', 'shortLabel', 'mediumLabel', 'longLabel'].flatMap((label) => [label, `${label}Length`])
  const expected = [
    'system',
    'systemInfo.description',
    'systemInfo.systemName',
    'category',
    'tableName',
    'businessObject',
    'version',
    'wbs',
    ...['shortDescription', ...lengths, 'description'].map((name) => `descriptionInfo.${name}`),
  ]
  expect(tableColumns.map(({ id }) => id)).toEqual(expect.arrayContaining(expected))
})
