import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { outputFolder } from './buildPage.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** A server for the built pages on the loopback interface. */
export interface PageServer {
  /** `http://127.0.0.1:<port>` */
  origin: string
  /** Compressed size of a file that was served, by URL path, in bytes. */
  sizeOf(path: string): number
  close(): void
}

/** Starts the server on a free port. Every file goes out gzip-compressed at the highest level. */
export async function servePages(): Promise<PageServer> {
  const pages = join(outputFolder, 'pages')
  const files = new Map<string, Buffer>()

  async function load(path: string): Promise<Buffer | undefined> {
    const known = files.get(path)
    if (known) return known
    const file = join(pages, normalize(path))
    if (!(await stat(file).catch(() => undefined))?.isFile()) return undefined
    const compressed = gzipSync(await readFile(file), { level: 9 })
    files.set(path, compressed)
    return compressed
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    void load(path).then((body) => {
      if (!body) return response.writeHead(404).end()
      const type = types[extname(path)] ?? 'application/octet-stream'
      // The two isolation headers give the page clocks of full resolution.
      response.writeHead(200, {
        'content-type': type,
        'content-encoding': 'gzip',
        'content-length': body.length,
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      })
      return response.end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    sizeOf: (path) => files.get(path)?.length ?? 0,
    close: () => server.close(),
  }
}
