import { base64url, jwtVerify, SignJWT, UnsecuredJWT } from 'jose'

import type { Identity } from '../identity.js'
import { sampleIssuer, sampleSecret, sampleUser } from './auth.data.js'
import { sampleCredentials } from './sampleCredentials.js'

const key = new TextEncoder().encode(sampleSecret)
const algorithm = 'HS256'
/** Seconds. */
const lifetime = 7 * 24 * 3600

/**
 * Whether this place can sign: a browser has the means on secure addresses alone. Elsewhere the samples go on with tokens that
 * are not signed; the secret is no secret, and only the page itself asks.
 */
const canSign = () => 'subtle' in crypto

/**
 * Whether each part is written in the one way that base64url has for its bytes. Readers overlook the spare bits of a last
 * letter, `=` and white space behind it, so that an altered signature would match.
 */
function isCanonical(token: string): boolean {
  return token.split('.').every((part) => base64url.encode(base64url.decode(part)) === part)
}

/**
 * The one pair of the sample, letter by letter, and tokens signed by a secret that everybody can read. What counts as now is
 * `new Date()`, for signing as for reading.
 */
export const sampleIdentity: Identity = {
  holderOfPair: ({ email, password }) =>
    Promise.resolve(
      email === sampleCredentials.email && password === sampleCredentials.password ? sampleUser.id : null,
    ),
  async tokenOf({ id, email }) {
    // Read once, so that a second that ends in between cannot stretch the lifetime.
    const issuedAt = Math.floor(new Date().getTime() / 1000)
    const token = canSign()
      ? new SignJWT({ email }).setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      : new UnsecuredJWT({ email })
    token
      .setSubject(id)
      .setIssuer(sampleIssuer)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetime)
    return token instanceof SignJWT ? await token.sign(key) : token.encode()
  },
  async subjectOf(token) {
    try {
      const expected = { issuer: sampleIssuer, requiredClaims: ['sub', 'iat', 'exp'], currentDate: new Date() }
      const { payload } = canSign()
        ? await jwtVerify(token, key, { ...expected, algorithms: [algorithm] })
        : UnsecuredJWT.decode(token, expected)
      return isCanonical(token) ? (payload.sub ?? null) : null
    } catch {
      return null
    }
  },
}
