import preview from '@embpm/storybook/preview'
import { listChecks } from '../../../entity/listChecks.fixture.js'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { FieldsScreen } from './FieldsScreen.js'

const meta = preview.meta({ component: FieldsScreen })

const scenes = listScenes({
  path: 'bim/dictionary/fields',
  endpoint: '/data/data-fields',
  view: 'q=document&isKey=true&sort=-fieldName',
  hostile: {
    id: 'FLD-X',
    tableId: 'TAB-00001',
    fieldName: '<script>alert(1)</script>',
    position: 1,
    isKey: true,
    mandatory: false,
    dataElementId: null,
    type: 'CHAR',
    length: 1333,
    decimals: 31,
    description: '"><img src=x onerror=alert(2)>',
    checkTable: '',
    refTable: '',
    refField: '',
  },
})

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** Nothing fits. */
export const NoMatch = meta.story(scenes.noMatch)

/** An organisation without fields. */
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
