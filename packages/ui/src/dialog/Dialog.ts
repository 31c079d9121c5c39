import { DialogBody } from './DialogBody.js'
import { DialogFooter } from './DialogFooter.js'
import { DialogHeader } from './DialogHeader.js'
import { DialogRoot } from './DialogRoot.js'

export type { DialogBodyProps } from './DialogBody.js'
export type { DialogFooterProps } from './DialogFooter.js'
export type { DialogHeaderProps } from './DialogHeader.js'
export type { DialogProps, DialogSize } from './DialogRoot.js'

/** A window over the page, with its parts: `Dialog.Header`, `Dialog.Body` and `Dialog.Footer`. See `DialogProps`. */
export const Dialog = /* @__PURE__ */ Object.assign(DialogRoot, {
  Header: DialogHeader,
  Body: DialogBody,
  Footer: DialogFooter,
})
