import type { storyPeople } from './freshBackend.js'
import { StoryApp } from './StoryApp.js'

/** Options of `at`. */
export interface AtOptions {
  /**
   * Who looks at the page: `CON` (default) is signed in with the sample account, an administrator and consultant;
   * `consultant` is no administrator, `ordinary` a corporate user without a role, `subscriber` one of a subscription;
   * `nobody` is signed out.
   */
  as?: 'CON' | 'nobody' | keyof typeof storyPeople
  /** On a phone, 390 px wide. Default `false`. */
  phone?: boolean
}

/**
 * A page of the app as a story: an address plus conditions. Spread it into a story, and add what goes wrong in the
 * story's own `beforeEach({ msw })`. Each story has a fresh store with the sample data.
 * @example export const List = meta.story({ ...at('/en/<orgId>/bim/services') })
 */
export const at = (address: string, { as = 'CON', phone = false }: AtOptions = {}) => ({
  parameters: {
    layout: 'fullscreen' as const,
    as,
    viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } },
  },
  globals: phone ? { viewport: { value: 'phone' } } : {},
  render: () => <StoryApp address={address} />,
})

/** Terranova Group, the organisation of the stories. */
const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'

/** Address of a page of the stories' organisation; `path` is what follows the organisation. */
export const sceneAddress = (path: string, language = 'en'): string => `/${language}/${organisation}/${path}`
