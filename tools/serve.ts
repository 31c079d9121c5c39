import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import { contentSecurityPolicyOf } from '../packages/app/src/embedded/contentPolicy.ts'

export { contentSecurityPolicy } from '../packages/app/src/embedded/contentPolicy.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** A running static server. */
export interface StaticServer {
  /** Address without a trailing slash, for example `http://localhost:4173`. */
  url: string
  close(): Promise<void>
}

/** How a folder is served. */
export interface ServeOptions {
  /** The policy sent with a path; Storybook's own pages, which are no production, need none. Default: the production policy. */
  contentSecurityPolicy?: ((path: string) => string) | undefined
}

/**
 * Serves a folder on loopback as a single-page application: a path without an extension answers `index.html`.
 * @param port 0 (default) takes a free one
 */
export async function serve(
  folder: string,
  port = 0,
  options: ServeOptions = { contentSecurityPolicy: contentSecurityPolicyOf },
): Promise<StaticServer> {
  const server = createServer((request, response) => {
    void answer(folder, new URL(request.url ?? '/', 'http://localhost').pathname, response, options)
  })
  // Whoever asks keeps the connection: closed for being idle, it takes a request with it that was sent in that moment.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return {
    url: `http://localhost:${addressOf(server.address()).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address
}

async function answer(folder: string, path: string, response: ServerResponse, options: ServeOptions) {
  const wanted = normalize(join(folder, decode(path)))
  const inside = wanted === folder || wanted.startsWith(folder + sep)
  const file = inside && (await isFile(wanted)) ? wanted : extname(path) ? undefined : join(folder, 'index.html')
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    return
  }
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    ...(options.contentSecurityPolicy && { 'content-security-policy': options.contentSecurityPolicy(path) }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cache-control':
      path.startsWith('/assets/') && extname(file) !== '.json' ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  createReadStream(file).pipe(response)
}

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() ?? false

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
