import * as z from 'zod/mini'

const orElse = z.catch
const text = orElse(z.optional(z.string()), undefined)
const time = orElse(z.optional(z.number()), undefined)
const schema = orElse(z.object({ iss: text, sub: text, iat: time, exp: time }), {})

/** What a token says of itself. Times are seconds since 1970 by the server's clock. */
export type Claims = z.infer<typeof schema>

/** The claims of a JWT, which nobody has verified here; none of any other text. */
export function claimsOf(token: string): Claims {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    return schema.parse(JSON.parse(atob(payload)))
  } catch {
    return {}
  }
}
