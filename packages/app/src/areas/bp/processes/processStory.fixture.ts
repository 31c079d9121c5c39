interface Canvas {
  findByRole: (role: string, options: { name: RegExp | string }) => Promise<HTMLElement>
}

const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'

/** The hierarchy of processes in stories. */
export const processStory = {
  organisation,
  page: `/en/${organisation}/bp/processes`,
  endpoint: '*/api/processes/processes',

  /** The row of a process; a deep one comes after some questions to the server. */
  row: (canvas: Canvas, name: RegExp) => canvas.findByRole('treeitem', { name }),

  heading: (canvas: Canvas, name: string) => canvas.findByRole('heading', { name }),

  tree: (canvas: Canvas) => canvas.findByRole('tree', { name: 'Processes' }),

  /** The names in the tree from the top down. */
  names: () =>
    [...document.querySelectorAll('[role="treeitem"]')]
      .toSorted((a, b) => Number(a.getAttribute('data-row')) - Number(b.getAttribute('data-row')))
      .map((item) => item.querySelector('.emb-tree-label')?.textContent),
}
