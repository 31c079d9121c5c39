import { expect, test } from 'vitest'
import { isClientModule } from './clientModule.ts'

test.each([
  ['a hook of React', "import { useState } from 'react'"],
  ['a context', "import { createContext, type ReactNode } from 'react'"],
  ['React as a whole', "import * as React from 'react'"],
  ['a hook of ours', "import { useWords } from '../ui-strings/index.js'\nconst t = useWords<typeof words>(words)"],
  ['a context that is read', "import { Context } from './Context.js'\nexport const value = () => use(Context)"],
  ['a handler', 'export const A = ({ close }) => <button onClick={close} />'],
  ['a library with state', "import { Button as AriaButton } from 'react-aria-components/Button'"],
  ['a portal', "import { createPortal } from 'react-dom'"],
])('%s runs in the browser only', (_, text) => expect(isClientModule(text)).toBe(true))

test.each([
  ['a pure function', 'export const useful = (a) => a + 1'],
  ['a drawing', "import type { ReactNode } from 'react'\nexport const A = (props) => <b {...props} />"],
  ['types of a library', "import type { FieldValues } from 'react-hook-form'"],
  ['what React has on the server', "import { Fragment, memo, type Ref } from 'react'"],
  ['a comment', '// useState is not needed\n/** As in `useState()`. */\nexport const a = 1'],
  [
    'parts put together',
    "import { DialogRoot } from './DialogRoot.js'\nexport const Dialog = Object.assign(DialogRoot, {})",
  ],
  ['a re-export', "export { useA } from './useA.js'"],
])('%s runs on the server too', (_, text) => expect(isClientModule(text)).toBe(false))
