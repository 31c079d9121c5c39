import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { defineWords } from './defineWords.js'
import { UiStrings, useWords } from './UiStrings.js'

const words = defineWords('demo', { found: { one: '{count} hit', other: '{count} hits' }, close: 'Close' })

function Demo() {
  const t = useWords(words)
  return (
    <p>
      {t('found', { count: 1 })}, {t('found', { count: 1234 })}, {t('close')}
    </p>
  )
}

const meta = preview.meta({ component: UiStrings })

export const English = meta.story({ args: { value: {}, children: <Demo /> } })

export const Polish = meta.story({
  args: {
    locale: 'pl',
    value: {
      demo: {
        found: {
          one: '{count} trafienie',
          few: '{count} trafienia',
          many: '{count} trafień',
          other: '{count} trafienia',
        },
      },
    },
    children: <Demo />,
  },
})

Polish.test('takes plurals and numbers of the locale and keeps English where a word is missing', async ({ canvas }) => {
  await expect(canvas.getByText('1 trafienie, 1234 trafienia, Close')).toBeVisible()
})
