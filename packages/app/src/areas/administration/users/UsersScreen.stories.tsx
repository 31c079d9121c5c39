import preview from '@embpm/storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { listChecks } from '../../../entity/listChecks.fixture.js'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { UsersScreen } from './UsersScreen.js'

const meta = preview.meta({ component: UsersScreen })

const scenes = listScenes({
  path: 'administration/users',
  endpoint: '/administration/users',
  view: 'q=an&status=locked&sort=-lastLogin',
  hostile: {
    id: 'USR-X',
    firstname: '"><img src=x onerror=alert(2)>',
    lastname: '<script>alert(1)</script>',
    email: 'x@example.test',
    company: 'Long. '.repeat(30),
    userType: 'SUBSCRIPTION',
    metadata: { profilePicture: 'data:text/html,hostile' },
    roles: ['ADM', 'CON'],
    status: 'locked',
    lastLogin: null,
    locale: 'ru',
    memberships: [],
  },
})

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** Nothing fits. */
export const NoMatch = meta.story(scenes.noMatch)

/** There are no users. */
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

Default.test('deletes selected rows after a question, and takes it back', () => listChecks.deletesAndRestores(/Feld/))

Failing.test('says so and tries again', ({ msw }) => listChecks.triesAgain(() => msw.use(scenes.answer)))

Hostile.test('shows markup as text', () => listChecks.showsMarkupAsText())

Forbidden.test('says what is missing', () => listChecks.saysWhatIsMissing())

Default.test('cannot delete oneself', async ({ canvas, userEvent }) => {
  const row = await canvas.findByRole('row', { name: /Kowalczyk/ })
  await userEvent.click(within(row).getAllByRole('gridcell')[0] ?? document.body)
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 1 entry?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await expect(await screen.findByText('1 entry could not be deleted')).toBeVisible()
})
