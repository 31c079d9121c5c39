import type { ServiceRow } from '@embpm/contract/service'
import { columns, createRows } from '../../data.ts'
import { registerPeer } from '../../page/registerPeer.ts'
import { pageText } from '../../page/pageText.ts'
import { drawPage, element } from '../../page/drawPage.ts'
import { plainClosingSpec, takeValue } from '../../page/closesIntoValue.ts'
import { ProgressiveRows } from './ProgressiveRows.ts'
import { VirtualList } from './VirtualList.ts'

const idColumn = columns.findIndex((column) => column.id === 'id')

let rows: ServiceRow[] = []
let list: VirtualList | undefined
let engine: ProgressiveRows | undefined

function openDialog(): void {
  const search = element('input', { id: 'search', type: 'search' })
  const heads = columns.map((column) =>
    element('button', { type: 'button', id: `head-${column.id}`, textContent: column.header }),
  )
  const cancel = element('button', { type: 'button', textContent: 'Cancel' })
  const select = element('button', { type: 'button', textContent: 'Select' })
  const drawn = (list = new VirtualList(rows, element('div', { className: 'limit-head' }, ...heads)))
  const dialog = element(
    'dialog',
    { className: 'bench-dialog', ariaLabel: pageText.open },
    element('header', {}, element('b', { textContent: pageText.open }), search),
    element('section', {}, drawn.viewport),
    element('footer', {}, cancel, select),
  )
  const filtering = (engine = new ProgressiveRows(rows, drawn.size, (view) => drawn.show(view)))
  search.addEventListener('input', () => {
    drawn.viewport.scrollTop = 0
    void filtering.filter(search.value)
  })
  heads
    .find((head) => head.id === 'head-name')
    ?.addEventListener('click', () => {
      drawn.viewport.scrollTop = 0
      void filtering.sortByName()
    })
  for (const button of [cancel, select]) button.addEventListener('click', () => dialog.close())
  select.addEventListener('click', () => takeValue(drawn.selected?.id ?? ''))
  dialog.addEventListener('close', () => {
    filtering.dispose()
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
}

drawPage(openDialog)
registerPeer(
  {
    openButton: () => document.querySelector('#open'),
    row: (index) => list?.rowAt(index) ?? null,
    idOf: (row) => row.children[idColumn]?.textContent ?? null,
    viewport: () => list?.viewport ?? null,
    searchInput: () => document.querySelector('#search'),
    nameHeader: () => document.querySelector('#head-name'),
    label: (row) => row.children[1] ?? null,
    isSelected: (row) => row.ariaSelected === 'true',
    ...plainClosingSpec,
    complete: () => engine?.busy !== true,
  },
  { load: (count) => (rows = createRows(count)), renew: () => (rows = [...rows]) },
).markReady()
