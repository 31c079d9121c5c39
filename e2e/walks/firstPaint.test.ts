import { languages } from '../../packages/app/src/session/languages.ts'
import { isPaintedFirst } from '../paintedPage.ts'
import { test } from '../remote.journey.ts'

test.for(languages)('the document paints the sign-in page in %s before any script', (language, { tab }) =>
  isPaintedFirst(tab, { language, scheme: 'light', width: 1280 }),
)
