// The page without a picker, drawn by React: what the transferred size of a React peer is compared to.
import { mountPicker } from '../../page/mountPage.tsx'

mountPicker(
  {
    openButton: () => null,
    row: () => null,
    idOf: () => null,
    viewport: () => null,
    searchInput: () => null,
  },
  () => null,
)
