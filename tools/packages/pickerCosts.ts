import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureSizes } from './measureSizes.ts'
import type { PublishedPackage } from './publishedPackages.ts'

/** Gzipped bytes that a picker may cost beyond the table or tree it stands on. */
export const PICKER_LIMIT = 9216

/** What a picker's dialog is made of beside its table or tree, and what its previews show facts with. */
const parts = [
  'button',
  'chip',
  'control',
  'dialog',
  'field',
  'highlight',
  'json-view',
  'kbd',
  'key-value',
  'message',
  'state-message',
  'ui-strings',
]
const stands = { table: ['data-table', 'row-source'], tree: ['data-tree', 'tree-source'] } as const
const onTree = ['area-picker', 'sap-table-picker', 'table-picker']

/**
 * What each picker costs a page that has a table or tree in a dialog already: the difference between bundles with and
 * without it. What is loaded later, such as previews and suggestions, is in neither.
 */
export async function pickerCosts({ folder, subpaths, peers }: PublishedPackage): Promise<Map<string, number>> {
  const pickers = [...subpaths.keys()].map((path) => path.slice(2)).filter((name) => name.endsWith('-picker'))
  const base = (kind: keyof typeof stands) =>
    [...stands[kind], ...parts].map((part) => `export * from '@embpm/ui/${part}'\n`).join('')
  const entries = [
    { name: 'table', text: base('table') },
    { name: 'tree', text: base('tree') },
    ...pickers.map((picker) => {
      const file = JSON.stringify(join(folder, subpaths.get(`./${picker}`) ?? ''))
      const text = `${base(kindOf(picker))}export { ${componentOf(picker)} } from ${file}\n`
      return { name: picker, text }
    }),
  ]
  const place = join(folder, 'node_modules/.picker-costs')
  await mkdir(place, { recursive: true })
  try {
    const files = await Promise.all(
      entries.map(async ({ name, text }) => {
        const file = join(place, `${name}.js`)
        await writeFile(file, text)
        return { file, peers, later: false }
      }),
    )
    const sizes = await measureSizes(files)
    const sizeOf = (name: string) => sizes[entries.findIndex((entry) => entry.name === name)]?.initial ?? 0
    return new Map(pickers.map((picker) => [picker, sizeOf(picker) - sizeOf(kindOf(picker))]))
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

const kindOf = (picker: string) => (onTree.includes(picker) ? 'tree' : 'table')

/** `cost-object-picker` is `CostObjectPicker`. */
const componentOf = (picker: string): string =>
  picker
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
