import preview from '@embpm/storybook/preview'
import { listChecks } from '../../../entity/listChecks.fixture.js'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { ElementsScreen } from './ElementsScreen.js'

const meta = preview.meta({ component: ElementsScreen })

const scenes = listScenes({
  path: 'bim/dictionary/elements',
  endpoint: '/data/data-elements',
  view: 'q=date&type=DATS&sort=-rollName',
  hostile: {
    id: 'ELM-X',
    rollName: '<script>alert(1)</script>',
    domain: '"><img src=x>',
    type: 'CHAR',
    length: 10,
    decimals: 0,
    description: '',
    heading: 'Long. '.repeat(9),
    shortLabel: '',
    mediumLabel: '',
    longLabel: '',
    searchHelp: '',
  },
})

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** Nothing fits. */
export const NoMatch = meta.story(scenes.noMatch)

/** An organisation without data elements. */
export const Empty = meta.story(scenes.empty)

/** The server fails. */
export const Failing = meta.story(scenes.failing)

/** The server takes its time. */
export const Slow = meta.story(scenes.slow)

/** Texts that try to be markup. */
export const Hostile = meta.story(scenes.hostile)

/** Somebody who is neither administrator nor consultant. */
export const Forbidden = meta.story(scenes.forbidden)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** In Polish. */
export const Polish = meta.story(scenes.polish)

Default.test('deletes selected rows after a question, and takes it back', () => listChecks.deletesAndRestores())

Failing.test('says so and tries again', ({ msw }) => listChecks.triesAgain(() => msw.use(scenes.answer)))

Hostile.test('shows markup as text', () => listChecks.showsMarkupAsText())

Forbidden.test('says what is missing', () => listChecks.saysWhatIsMissing())
