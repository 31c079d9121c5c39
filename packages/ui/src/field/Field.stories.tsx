import { CalendarDays } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Field } from './Field.js'
import { FieldBox } from './FieldBox.js'
import { fieldHelpId } from './fieldIds.js'

const meta = preview.meta({
  component: Field,
  args: {
    id: 'period',
    label: 'Period',
    style: { maxInlineSize: 320 },
    children: (
      <FieldBox flushEnd>
        <input
          className="emb-field-input"
          id="period"
          defaultValue="2026 W47"
          aria-describedby={fieldHelpId('period')}
        />
        <button type="button" className="emb-field-end" aria-label="Open calendar">
          <CalendarDays size={16} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </FieldBox>
    ),
  },
})

export const Default = meta.story({ args: { description: 'The week of its Thursday' } })
export const Required = meta.story({ args: { required: true } })
export const WithError = meta.story({ args: { errorMessage: 'This period is closed' } })

Default.test('joins label and help to the control', async ({ canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'Period' })
  await expect(input).toHaveAccessibleDescription('The week of its Thursday')
})
