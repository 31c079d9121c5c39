import { createTree, nodeIdIn, type TreeItem } from '../../treeData.ts'
import { registerPeer } from '../../page/registerPeer.ts'
import { pageText } from '../../page/pageText.ts'
import { drawPage, element } from '../../page/drawPage.ts'
import { plainClosingSpec, takeValue } from '../../page/closesIntoValue.ts'
import { TreeIndex } from './TreeIndex.ts'
import { TreeList } from './TreeList.ts'
import { TreeRows } from './TreeRows.ts'

let roots: TreeItem[] = []
let list: TreeList | undefined

function openDialog(): void {
  const index = new TreeIndex(roots)
  const rows = new TreeRows(index)
  const drawn = (list = new TreeList(index, rows))
  const search = element('input', { id: 'search', type: 'search' })
  const expand = element('button', { id: 'expand', type: 'button', textContent: pageText.expandAll })
  const cancel = element('button', { type: 'button', textContent: 'Cancel' })
  const select = element('button', { type: 'button', textContent: 'Select' })
  const dialog = element(
    'dialog',
    { className: 'bench-dialog', ariaLabel: pageText.open },
    element('header', {}, element('b', { textContent: pageText.open }), search, expand),
    element('section', {}, drawn.viewport),
    element('footer', {}, cancel, select),
  )
  search.addEventListener('input', () => {
    drawn.viewport.scrollTop = 0
    rows.search(search.value)
    drawn.update()
  })
  expand.addEventListener('click', () => {
    rows.openAll()
    drawn.update()
  })
  select.addEventListener('click', () => takeValue(drawn.selected ?? ''))
  for (const button of [cancel, select]) button.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  requestIdleCallback(() => rows.prepare())
}

drawPage(openDialog)
registerPeer(
  {
    openButton: () => document.querySelector('#open'),
    row: (index) => list?.rowAt(index) ?? null,
    idOf: (row) => nodeIdIn(row.textContent),
    viewport: () => list?.viewport ?? null,
    searchInput: () => document.querySelector('#search'),
    expandButton: () => document.querySelector('#expand'),
    label: (row) => row.lastElementChild,
    isSelected: (row) => row.ariaSelected === 'true',
    ...plainClosingSpec,
  },
  { load: (count) => (roots = createTree(count)), renew: () => (roots = [...roots]) },
).markReady()
