import { at, sceneAddress } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { asAnother } from '../../../entity/asAnother.fixture.js'
import { MyTasksScreen } from './MyTasksScreen.js'

const meta = preview.meta({ component: MyTasksScreen })

/** The tasks of who is signed in, by when they end. */
export const Default = meta.story({
  ...at(sceneAddress('project/tasks')),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('gridcell')
  },
})

/** Those of the areas that one leads. */
export const Team = meta.story(at(sceneAddress('project/tasks?of=team')))

/** Those of one project: the address names it, and a chip leads back to all. */
export const OfAProject = meta.story({
  ...at(sceneAddress('project/tasks?show=all&projectId=PRJ-00002')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show all projects' })
  },
})

const task = '/project/operation-tasks/OT-00022'

/** Somebody gave the user a task that is due in three days: it is among the notifications. */
export const Told = meta.story({
  ...at(sceneAddress('project/tasks')),
  beforeEach: () =>
    asAnother.save(task, {
      responsibleId: 'USR-00001',
      earliestStart: '2026-11-23',
      duration: 1,
      status: 'open',
      progress: 0,
      actualStart: null,
      actualEnd: null,
    }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('gridcell')
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }))
    await waitFor(() => expect(screen.getByText(/Confirm scope with plants: to be done by 2026-11-23/)).toBeVisible())
  },
})

/** On a phone. */
export const Phone = meta.story(at(sceneAddress('project/tasks'), { phone: true }))

/** In German. */
export const German = meta.story(at(sceneAddress('project/tasks', 'de')))

Default.test('one goes to the tasks of the team and back', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'My team’s tasks' }))
  await expect(await canvas.findByRole('region', { name: 'My team’s tasks' })).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'My tasks' }))
  await expect(await canvas.findByRole('region', { name: 'My tasks' })).toBeVisible()
})

Default.test('at first it shows what is not done, and all on demand', async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('gridcell')
  await expect(canvas.queryByRole('gridcell', { name: 'Done' })).not.toBeInTheDocument()
  await userEvent.click(canvas.getByRole('link', { name: 'All' }))
  await expect((await canvas.findAllByRole('gridcell', { name: 'Done' })).length).toBeGreaterThan(0)
})

OfAProject.test(
  'list, board and Gantt chart of all tasks follow, until all projects are shown',
  async ({ canvas, userEvent }) => {
    const chip = () => canvas.findByRole('button', { name: 'Show all projects' })
    await userEvent.click(canvas.getByRole('link', { name: 'Operation tasks' }))
    await canvas.findByRole('heading', { level: 1, name: /Operation tasks/ })
    await chip()
    for (const name of ['Board', 'Gantt']) {
      await userEvent.click(nth(await canvas.findAllByRole('link', { name }), 0))
      await waitFor(() => expect(nth(canvas.getAllByRole('link', { name }), 0)).toHaveAttribute('aria-current', 'page'))
      await chip()
    }
    await userEvent.click(await chip())
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show all projects' })).toBeNull())
  },
)

Told.test('what is due leads to its page, and is gone when it is done', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('link', { name: 'Task due' }))
  await canvas.findByRole('heading', { level: 1, name: /Confirm scope with plants/ })
  await asAnother.save(task, { status: 'done' })
  await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }))
  await waitFor(() => expect(screen.getByText('Interface delayed')).toBeVisible())
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Task due' })).toBeNull())
})
