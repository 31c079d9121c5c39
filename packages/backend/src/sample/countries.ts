import type { Country } from '@embpm/contract/sample/contacts'

/** Width and height of a flag in the sprite, in px. */
const cell = { width: 24, height: 18 }

/** How far the letter at `index` of a code is from `a`, in cells, as an offset of the sprite. */
function offset(iso: string, index: number, size: number): string {
  const cells = iso.charCodeAt(index) - 'a'.charCodeAt(0)
  return cells === 0 ? '0' : `-${cells * size}px`
}

let made: Promise<readonly Country[]> | undefined

async function make(): Promise<readonly Country[]> {
  // Only who looks for a country pays for the tables of numbers.
  const { getCountries, getCountryCallingCode } = await import('libphonenumber-js')
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const { compare } = new Intl.Collator('en')
  return getCountries()
    .map((code) => {
      const iso = code.toLowerCase()
      return {
        id: `country-${iso}`,
        iso,
        name: names.of(code) ?? code,
        code: `+${getCountryCallingCode(code)}`,
        flagImagePos: `${offset(iso, 1, cell.width)} ${offset(iso, 0, cell.height)}`,
      }
    })
    .toSorted((left, right) => compare(left.name, right.name))
}

/** Every country with a calling code, by name. Nothing is typed in: codes are libphonenumber's, names the browser's. */
export async function countries(): Promise<readonly Country[]> {
  made ??= make()
  try {
    return await made
  } catch (error) {
    // The next call may find the network again.
    made = undefined
    throw error
  }
}
