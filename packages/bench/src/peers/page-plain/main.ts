// The page without a picker: what the transferred size of a peer without React is compared to.
import { registerPeer } from '../../page/registerPeer.ts'
import { drawPage } from '../../page/drawPage.ts'

drawPage(() => undefined)
registerPeer(
  {
    openButton: () => null,
    row: () => null,
    idOf: () => null,
    viewport: () => null,
    searchInput: () => null,
  },
  { load: () => undefined, renew: () => undefined },
).markReady()
