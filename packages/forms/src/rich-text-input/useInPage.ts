import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** `false` on a server and in the first picture of a page that a server made, `true` from then on. */
export const useInPage = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
