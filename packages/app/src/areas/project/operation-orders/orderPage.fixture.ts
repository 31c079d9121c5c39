import { nth } from '@embpm/storybook/nth'
import { pageState } from '@embpm/storybook/pageState'
import { expect, screen, waitFor, within } from 'storybook/test'

interface User {
  keyboard: (text: string) => Promise<void>
  selectOptions: (element: Element, option: string) => Promise<void>
}

/** What the stories of the page of an order do and look at. */
export const orderPage = {
  /** The field of its title. */
  title: () => screen.findByRole('textbox', { name: /^Title/ }),
  /** The field that says how often it is done. */
  frequency: () => screen.findByRole('combobox', { name: /^Frequency/ }),
  /** Chooses how often it is done. */
  choose: async (user: User, frequency: string): Promise<void> => {
    await user.selectOptions(await orderPage.frequency(), frequency)
  },
  /** Types a day, its month first. */
  fillDay: async (user: User, name: string, digits: string): Promise<void> => {
    const field = await screen.findByRole('group', { name: new RegExp(`^${name}`) })
    nth(within(field).getAllByRole('spinbutton'), 0).focus()
    await user.keyboard(digits)
  },
  /** Types what is distributed in all, and leaves the field. */
  total: async (user: User, name: string, number: string): Promise<void> => {
    const field = await screen.findByRole('textbox', { name: new RegExp(`^${name}`) })
    await waitFor(() => expect(field).toHaveValue('0'))
    field.focus()
    await user.keyboard(`{Control>}a{/Control}${number}{Enter}`)
  },
  /** Brings the intervals into sight, as soon as nothing moves any more. */
  showIntervals: async (): Promise<void> => {
    const [panel] = await screen.findAllByRole('tabpanel')
    await pageState.settled()
    panel?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  },
  /** The intervals that are chosen, as they are shown. */
  chips: (): string[] =>
    [...document.querySelectorAll('[role=tabpanel]:not([hidden]) > .emb-field .emb-period-chips .emb-chip')].map(
      ({ textContent }) => textContent,
    ),
}
