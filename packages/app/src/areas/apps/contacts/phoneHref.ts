/**
 * A number as an address that a telephone dials: an international one as it is, any other within the country whose code is named
 * beside it. Source: RFC 3966.
 * @param code calling code of the country, such as `+49`; `undefined` where it is not known
 * @returns `null` for a number without digits
 */
export function phoneHref(phoneNumber: string, code: string | undefined): string | null {
  const digits = phoneNumber.replaceAll(/[^0-9]/g, '')
  if (digits === '') return null
  if (phoneNumber.trim().startsWith('+')) return `tel:+${digits}`
  return `tel:${digits}${code === undefined ? '' : `;phone-context=${code}`}`
}
