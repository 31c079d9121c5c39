import { DialogBody } from './DialogBody.js'
import { DialogFooter } from './DialogFooter.js'
import { DialogHeader } from './DialogHeader.js'
import { DialogRoot } from './DialogRoot.js'

/** A window over the page, with its parts: `Dialog.Header`, `Dialog.Body` and `Dialog.Footer`. See `DialogProps`. */
export const Dialog = /* @__PURE__ */ Object.assign(DialogRoot, {
  Header: DialogHeader,
  Body: DialogBody,
  Footer: DialogFooter,
})
