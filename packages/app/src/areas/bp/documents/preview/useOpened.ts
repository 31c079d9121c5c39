import { useEffect, useState } from 'react'

/** What was made of a file, or that it could not be. */
export interface Opened<T> {
  value?: T
  failed: boolean
}

/** Makes something of a file while it is shown, and lets go of it then. `open` is declared outside of the component. */
export function useOpened<T extends { close?: () => void }>(file: Blob, open: (file: Blob) => Promise<T>): Opened<T> {
  const [opened, setOpened] = useState<Opened<T> & { file?: Blob }>({ failed: false })
  useEffect(() => {
    let gone = false
    const opening = open(file)
    opening.then(
      (value) => (gone ? undefined : setOpened({ file, value, failed: false })),
      () => (gone ? undefined : setOpened({ file, failed: true })),
    )
    return () => {
      gone = true
      opening.then(
        (value) => value.close?.(),
        () => undefined,
      )
    }
  }, [file, open])
  return opened.file === file ? opened : { failed: false }
}
