import type { Page } from 'playwright'
import { expect } from 'vitest'
import { signIn, test } from '../journey.ts'
import { choose, focused, named, press, tabTo } from '../keyboard.ts'

/** The smallest sample organisation with processes: the rules read its whole model twice. */
const organisation = 'd04a7c1e-68f2-4e9b-b3d7-0f5a82c6e303'

const at = (page: string) => `/en/${organisation}/implementation/${page}`

/** Processes whose model is published, by name and code, and how many steps each has: 24 in all. */
const processes = [
  ['Create deliveries', 'O2C-30-20', 7],
  ['Plan demand plans', 'P2M-10-10', 6],
  ['Plan production orders', 'P2M-20-10', 6],
  ['Settle deliveries', 'O2C-30-50', 5],
] as const
const steps = 24
const failing = 9

/** Finds a process in the hierarchy by its code, and takes it into the sequence. */
async function take(page: Page, process: string, code: string, place: number): Promise<void> {
  await tabTo(page, page.getByRole('searchbox', { name: 'Search processes' }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type(code)
  await page.getByRole('treeitem', { name: `${process} ${code}`, exact: true }).waitFor()
  const tree = page.getByRole('tree', { name: 'Processes' })
  await page.keyboard.press('ArrowDown')
  await focused(tree)
  await page.keyboard.press('Home')
  const isAt = () =>
    tree.evaluate(
      (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
    )
  for (let step = 0; step < 20 && !(await isAt()).endsWith(code); step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText(`${process} added, number ${place} of ${place}`).waitFor()
}

/** Waits until the runner is at a step. */
const isAt = (page: Page, number: number) => page.getByText(`Step ${number}`, { exact: true }).first().waitFor()

/** What the clipboard holds after a screenshot. */
const copyScreenshot = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [320, 180]
    canvas.getContext('2d')?.fillRect(20, 20, 200, 90)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (blob) await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
  })

/** Runs the rules over the whole model, and shows what failed without a defect. */
async function checkModel(page: Page): Promise<void> {
  await page.goto(at('verify?rule=failedDefect&rules=all'))
  await press(page, 'button', /^Run (?:check|again)$/)
  await page.getByRole('button', { name: 'Cancel check' }).waitFor()
  await page.getByRole('button', { name: 'Run again' }).waitFor()
}

test('a scenario is built, its tests are proposed, assigned and run, what failed is run again, coverage rises and a finding is gone, by keyboard alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  await page.goto(at('scenario-task/new'))
  await tabTo(page, named(page, 'textbox', /^Code/))
  await page.keyboard.type('SC-9100')
  await tabTo(page, named(page, 'textbox', /^Name/))
  await page.keyboard.type('Procurement, new plant')
  await tabTo(page, named(page, 'button', 'Create'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Procurement, new plant' }).waitFor()
  const scenario = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  for (const [index, [name, code]] of processes.entries()) await take(page, name, code, index + 1)
  await press(page, 'button', 'Save scenario')
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' })

  await page.goto(at(`test-task?view=steps&scenario=${scenario}`))
  for (const [name, , count] of processes) {
    await press(page, 'link', new RegExp(name))
    await page.getByText('No test tasks for this process yet').waitFor()
    await press(page, 'button', 'Propose from process')
    await press(page, 'button', `Add ${count} tests`)
    await press(page, 'button', 'Save steps')
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
  }

  await page.goto(at(`test-task?scenarioId=${scenario}`))
  const list = page.getByRole('grid', { name: 'Test tasks' })
  await list.getByText('Enter request').first().waitFor()
  await tabTo(page, list)
  await page.keyboard.press('Control+a')
  await press(page, 'button', 'Assign')
  await choose(page, /^Tester/, 'Kowalczyk', /Marta Kowalczyk/)
  await press(page, 'button', `Assign ${steps} tasks`)
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.goto(at(`test-task/run?scenario=${scenario}`))
  await press(page, 'button', 'Start run')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('button', { name: 'Start run' }))
  await page.keyboard.press('Enter')
  await isAt(page, 1)
  for (let step = 1; step <= steps; step += 1) {
    await isAt(page, step)
    if (step !== failing) await page.keyboard.press('p')
    else {
      await page.keyboard.press('f')
      await focused(named(page, 'textbox', 'Actual'))
      await page.keyboard.type('The amount is wrong.')
      await page.keyboard.press('Escape')
      await copyScreenshot(page)
      await page.keyboard.press('Control+v')
      await page.getByRole('complementary', { name: 'Evidence' }).getByRole('link').first().waitFor()
      await page.keyboard.press('f')
    }
  }
  await page.getByText(`${steps} of ${steps}`).waitFor()
  await press(page, 'button', 'Finish run')
  await page.getByText(/^This run is finished/).waitFor()

  const coverage = page.getByRole('treegrid', { name: 'Test coverage' }).getByRole('row', { name: /^All processes/ })
  await page.goto(at(`report?scenario=${scenario}`))
  await coverage
    .getByText(`${steps - 1} of ${steps}`)
    .first()
    .waitFor()
  await checkModel(page)
  const finding = page.getByRole('link', { name: /^SC-9100 / })
  await finding.waitFor()

  await page.goto(at(`test-task/run?scenario=${scenario}`))
  await press(page, 'button', 'Re-run 1 failed')
  await page.getByText('0 of 1').waitFor()
  await page.keyboard.press('p')
  await page.getByText('1 of 1').waitFor()
  await press(page, 'button', 'Finish run')
  await page.getByText(/^This run is finished/).waitFor()

  await page.goto(at(`report?scenario=${scenario}`))
  await coverage.getByText(`${steps} of ${steps}`).first().waitFor()
  await checkModel(page)
  expect(await finding.count()).toBe(0)
})
