import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { bareSignIn } from './bareSignIn.ts'
import { contentSecurityPolicy } from '../../../../tools/serve.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The application and its API on one origin. */
export interface AppServer {
  /** `http://localhost:<port>` */
  origin: string
  /** Compressed size of a file in bytes, by its path; 0 for what is no file. */
  sizeOf(path: string): number
  close(): void
}

/**
 * Serves a built application as in production: its content security policy, everything compressed beforehand at the highest
 * level, and `index.html` for every address without a file.
 */
export async function serveApp(folder: string, api: (request: Request) => Promise<Response>): Promise<AppServer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map(
    await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const path = join(entry.parentPath, entry.name)
          const name = `/${relative(folder, path).split(sep).join('/')}`
          return [name, gzipSync(await readFile(path), { level: 9 })] as const
        }),
    ),
  )

  const { pathname: bare } = new URL(bareSignIn.address, 'http://localhost')
  files.set(bare, gzipSync(withoutScript(await readFile(join(folder, 'index.html'), 'utf8')), { level: 9 }))

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname.startsWith('/api/')) {
      const headers = new Headers()
      for (const [name, value] of Object.entries(request.headers))
        if (typeof value === 'string') headers.set(name, value)
      const method = request.method ?? 'GET'
      const body = method === 'GET' ? null : await text(request)
      const answered = await api(new Request(url, { method, headers, body }))
      const bytes = gzipSync(Buffer.from(await answered.arrayBuffer()))
      response.writeHead(answered.status, { ...Object.fromEntries(answered.headers), 'content-encoding': 'gzip' })
      return response.end(bytes)
    }
    const path = files.has(url.pathname) ? url.pathname : '/index.html'
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'content-security-policy': contentSecurityPolicy,
    })
    return response.end(files.get(path))
  }

  const server = createServer((request, response) => {
    void respond(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://localhost:${port}`,
    sizeOf: (path) => files.get(path)?.length ?? 0,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The document as it is once its first script has run, which is then left out with all others. */
function withoutScript(document: string): string {
  const [, page = ''] = /<template data-page="sign-in" lang="en"[^>]*>(.*?)<\/template>/s.exec(document) ?? []
  if (page === '') throw new Error('The document does not bring the sign-in page along')
  return document
    .replaceAll(/<template .*?<\/template>/gs, '')
    .replaceAll(/<script .*?<\/script>/gs, '')
    .replace('<html lang="en">', '<html lang="en" data-theme="theme-brand" data-scheme="light">')
    .replace('<painted-page>', `<painted-page>${page}`)
    .replaceAll(/<link rel="(?:modulepreload|preload)"[^>]*>/g, '')
}
