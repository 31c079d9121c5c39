import type { Call } from './ServiceCase.ts'

const rows = (start: string) =>
  Array.from({ length: 1000 }, (_, index) => ({
    ricefwId: `${start}-${index}`,
    name: `From a file, row ${index}`,
    type: 'Report',
    processId: 'PRC-00011',
  }))

/**
 * Calls of the product that no plain loop answers: the ways to what a search finds in a tree, where something is used
 * among all kinds, and an import. Each `number` of one call asks for something new.
 */
export const productCalls: readonly { title: string; send: (call: Call, number: number) => Promise<unknown> }[] = [
  {
    title: 'search in the tree of processes',
    send: (call, number) =>
      call(`GET /processes/processes/find?search=plan%20${'porto kassel leeds'.split(' ')[number % 3]}`),
  },
  {
    title: 'search among services by description',
    send: (call, number) => call(`GET /data/services?search=sales%20${number}&sort=description&page=1&size=50`),
  },
  {
    title: 'where a user is referred to',
    send: (call, number) => call(`GET /administration/users/USR-000${String(number + 10).padStart(2, '0')}/uses`),
  },
  {
    title: 'import of 1,000 RICEFW items',
    send: (call, number) => call('POST /processes/ricefws/import', { mode: 'write', rows: rows(`IMP${number}`) }),
  },
]
