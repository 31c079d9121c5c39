import { isObject, type JsonObject, textOf } from './DescribedService.js'
import type { documentReferences } from './references.js'

/** Where a service answers. */
export interface Server {
  host: string
  /** Path before those of the operations, without a slash at its end. */
  base: string
}

type Tell = ReturnType<typeof documentReferences>['tell']

/** The first server of a document, path or operation, with the defaults of its variables. */
export function serverOf(servers: readonly unknown[], tell: Tell): Server {
  const [first] = servers
  const given = isObject(first) ? textOf(first.url) : ''
  const variables = isObject(first) && isObject(first.variables) ? first.variables : {}
  const url = given.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const variable = variables[name]
    tell(`${given}: {${name}}`, 'serverVariable')
    return isObject(variable) ? textOf(variable.default) : ''
  })
  const absolute = url.startsWith('//') ? `https:${url}` : url
  if (/^https?:\/\//i.test(absolute) && URL.canParse(absolute)) {
    const { host, pathname } = new URL(absolute)
    return { host, base: decodeSafely(pathname).replace(/\/+$/, '') }
  }
  tell(given === '' ? 'servers' : given, 'noHost')
  return { host: '', base: url.startsWith('/') ? url.replace(/\/+$/, '') : '' }
}

/** The same of Swagger 2.0, which names host and base path. */
export function swaggerServer(root: JsonObject, tell: Tell): Server {
  const host = textOf(root.host)
  if (host === '') tell('host', 'noHost')
  const base = textOf(root.basePath).replace(/\/+$/, '')
  return { host, base: base === '' || base.startsWith('/') ? base : `/${base}` }
}

function decodeSafely(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
