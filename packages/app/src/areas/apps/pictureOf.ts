/** The largest picture that is stored inside what it belongs to, in bytes. */
export const largestPicture = 300_000

/** Types of pictures that every browser shows. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp']

/** Reads a picture as an address that holds all of it. */
export const pictureOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('The picture could not be read')),
    )
    reader.readAsDataURL(file)
  })
