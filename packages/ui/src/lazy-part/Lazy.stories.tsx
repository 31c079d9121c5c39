import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/index.js'
import { Lazy } from './Lazy.js'
import { isLoadingParts, lazyPart } from './lazyPart.js'

const Chart = () => <p>A chart</p>
const importChart = fn(async () => Chart)

/** A place for a part, a button that takes it away and shows it again, and one for another part. */
function Place() {
  const [part, setPart] = useState(() => lazyPart(importChart))
  const [shown, setShown] = useState(true)
  return (
    <>
      <Button onPress={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</Button>
      <Button onPress={() => setPart(lazyPart(importChart))}>Next place</Button>
      {shown && (
        <Lazy part={part} loading={<p>Loading</p>} failed={(retry) => <Button onPress={retry}>Try again</Button>}>
          {(Part) => <Part />}
        </Lazy>
      )}
    </>
  )
}

// What it looks like is up to what it renders.
const meta = preview.meta({ component: Place, parameters: unpictured })

/** The part cannot be loaded at first. Its place says so, the next attempt brings it, and from then on it is there at once. */
export const FailsOnce = meta.story({
  beforeEach: () => {
    importChart.mockClear().mockRejectedValueOnce(new Error('503'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('A chart')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(canvas.getByText('A chart')).toBeVisible()
    await expect(importChart).toHaveBeenCalledTimes(2)
  },
})

FailsOnce.test('what is taken away before it came is waited for by nobody', async ({ canvas, userEvent }) => {
  // The next place has a part of its own, whose code never comes.
  importChart.mockReturnValue(new Promise(() => {}))
  await userEvent.click(canvas.getByRole('button', { name: 'Next place' }))
  await expect(await canvas.findByText('Loading')).toBeVisible()
  await expect(isLoadingParts()).toBe(true)
  await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
  await expect(isLoadingParts()).toBe(false)
})
