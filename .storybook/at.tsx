import { App } from '@embpm/app/App'
import { createMemoryHistory } from '@tanstack/react-router'

/** Options of `at`. */
export interface AtOptions {
  /** Who looks at the page: `CON` (default) is signed in with the sample account, `nobody` is signed out. */
  as?: 'CON' | 'nobody'
}

/**
 * A page of the app as a story: an address plus conditions. Spread it into a story, and add what goes wrong in the
 * story's own `beforeEach({ msw })`. Each story has a fresh store with the sample data.
 * @example export const List = meta.story({ ...at('/en/<orgId>/bim/services') })
 */
export const at = (address: string, { as = 'CON' }: AtOptions = {}) => ({
  parameters: { layout: 'fullscreen' as const, as },
  render: () => <App key={address} history={createMemoryHistory({ initialEntries: [address] })} />,
})
