import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import optimise, { init } from '@jsquash/oxipng/optimise.js'
import { fingerprintOf, signed } from './picture.ts'

/** Higher finds little more and takes many times as long; see https://github.com/oxipng/oxipng. */
const level = 2

let ready: Promise<unknown> | undefined

/** The package finds its program by fetching it, as browsers do. */
async function load(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm')
  await init(await WebAssembly.compile(await readFile(path)))
}

/** The same pixels in fewer bytes, with the fingerprint of the capture it is of. */
export async function compressed(png: Buffer): Promise<Buffer> {
  ready ??= load()
  await ready
  const bytes = new Uint8Array(png).buffer
  const small = Buffer.from(await optimise(bytes, { level }))
  const fingerprint = fingerprintOf(png)
  return fingerprint === undefined ? small : signed(small, fingerprint)
}
