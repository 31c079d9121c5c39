/** Whether an address of a file can be followed or shown without asking another server: the sample writes `data:` addresses. */
export const isOwnFile = (address: string): boolean => /^data:/iu.test(address)

/** An address of a picture that asks nobody; `undefined` for any other and for none. */
export const ownPicture = (address: string | null | undefined): string | undefined =>
  address && isOwnFile(address) ? address : undefined
