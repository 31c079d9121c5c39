import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { VerifyScreen } from './VerifyScreen.js'

const meta = preview.meta({ component: VerifyScreen })

const path = 'implementation/verify'
const page = (search = '', language?: string) => `${sceneAddress(path, language)}${search}`

const rulesList = () => screen.findByRole('navigation', { name: 'Rules' })
const runs = () => screen.findByRole('button', { name: 'Run again' }, { timeout: 60_000 })

/** Runs the check, and waits for its outcome. */
async function check(name = 'Run check') {
  await (await screen.findByRole('button', { name })).click()
  await screen.findByRole('button', { name: 'Cancel check' })
  await runs()
  await screen.findByText(/objects in/)
}

/** After a check of the sample model. */
export const Default = meta.story({
  ...at(page()),
  play: async () => {
    const started = performance.now()
    await check()
    console.log('CHECK TOOK', Math.round(performance.now() - started), (await screen.findByText(/objects in/)).textContent)
    console.log((await rulesList()).innerText)
    await screen.findByRole('grid')
  },
})
