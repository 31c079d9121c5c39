import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost of a hash: 32 MiB of memory and about 80 ms. Source: OWASP, "Password Storage Cheat Sheet", scrypt. */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const bytes = 32

const derive = (password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** What is kept of a password: how it was made, salt and hash. */
export async function hashOf(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** A hash of no password: comparing with it takes as long as with a real one, so that time does not tell who has an account. */
const nobody = hashOf(randomBytes(32).toString('base64url'))

/** Whether a password is the one of a hash; never of none. */
export async function matches(password: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? (await nobody)).split('$')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  const wanted = Buffer.from(key, 'base64url')
  return derived.length === wanted.length && timingSafeEqual(derived, wanted) && hash !== undefined
}
