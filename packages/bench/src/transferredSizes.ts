import { extname } from 'node:path'
import type { Sample } from './metrics.ts'
import type { Peer } from './peers.ts'
import type { Size } from './report.ts'
import type { PageServer } from './servePages.ts'

type Weight = Omit<Size, 'peer'>

/** What each peer's page loaded, less what the same page loads without the peer. */
export async function transferredSizes(
  server: PageServer,
  peers: readonly Peer[],
  samples: readonly Sample[],
): Promise<Size[]> {
  return Promise.all(
    peers.map(async (peer) => {
      const requests =
        samples.find((sample) => sample.kind === peer.kind && sample.peer === peer.id && sample.requests.length > 0)
          ?.requests ?? []
      const own = weigh(server, requests)
      const page = weigh(server, await assetsOf(server, `/${peer.page}/`))
      return {
        peer,
        script: own.script - page.script,
        style: own.style - page.style,
        other: own.other - page.other,
      }
    }),
  )
}

/** The files that a page names in its HTML, fetched once so that the server knows their size. */
async function assetsOf(server: PageServer, path: string): Promise<string[]> {
  const html = await (await fetch(server.origin + path)).text()
  const assets = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].flatMap(([, asset]) => asset ?? [])
  await Promise.all(assets.map((asset) => fetch(server.origin + asset)))
  return assets
}

function weigh(server: PageServer, requests: readonly string[]): Weight {
  const weight: Weight = { script: 0, style: 0, other: 0 }
  for (const path of requests) {
    if (path.endsWith('/')) continue
    const kind = { '.js': 'script', '.css': 'style' } as const
    const extension = extname(path)
    weight[extension === '.js' || extension === '.css' ? kind[extension] : 'other'] += server.sizeOf(path) / 1024
  }
  return weight
}
