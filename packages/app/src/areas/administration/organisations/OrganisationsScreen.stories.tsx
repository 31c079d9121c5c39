import preview from '@embpm/storybook/preview'
import { listChecks } from '../../../entity/listChecks.fixture.js'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { OrganisationsScreen } from './OrganisationsScreen.js'

const meta = preview.meta({ component: OrganisationsScreen })

const scenes = listScenes({
  path: 'administration/organisations',
  endpoint: '/administration/organisation-records',
  view: 'q=an&plan=CORPORATE&sort=-title',
  hostile: {
    id: 'ORG-X',
    title: '<script>alert(1)</script>',
    plan: 'CORPORATE',
    domains: ['"><img src=x onerror=alert(2)>', 'long.'.repeat(40)],
    defaultLang: 'pt-BR',
    enabled: false,
  },
})

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** Nothing fits. */
export const NoMatch = meta.story(scenes.noMatch)

/** There are no organisations. */
export const Empty = meta.story(scenes.empty)

/** The server fails. */
export const Failing = meta.story(scenes.failing)

/** The server takes its time. */
export const Slow = meta.story(scenes.slow)

/** Texts that try to be markup. */
export const Hostile = meta.story(scenes.hostile)

/** Somebody who is no administrator. */
export const Forbidden = meta.story(scenes.forbidden)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** In Polish. */
export const Polish = meta.story(scenes.polish)

Default.test('deletes selected rows after a question, and takes it back', () =>
  listChecks.deletesAndRestores(/Kestrel Logistics/),
)

Failing.test('says so and tries again', ({ msw }) => listChecks.triesAgain(() => msw.use(scenes.answer)))

Hostile.test('shows markup as text', () => listChecks.showsMarkupAsText())

Forbidden.test('says what is missing', () => listChecks.saysWhatIsMissing())
