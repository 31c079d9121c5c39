import { join } from 'node:path'
import { runnerImport, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import { languages } from './src/session/languages.ts'
import { textOf } from './textFiles.ts'

/** Address of the script that runs before the first paint. */
const script = '/first-paint.js'
const firstPaint = join(import.meta.dirname, 'src/painted/main.ts')

/** What is imported from `src/painted/paint.tsx`, whose modules name each other as TypeScript does. */
interface Painter {
  paint(options: { language: string; text: unknown; sample: boolean }): Record<string, string>
  paintFrame(layout: 'classy' | 'dense', text: unknown): string
  paintGlyphs(): string
}

/**
 * Writes into the document what it paints before any script: the sign-in page in each language, the frame of a page that is
 * loaded, and what is said when the start fails; together with the files that each of them will need. They are made by the same
 * components that take over (`src/painted`), and shown by a script that runs before the first paint. A server in development has
 * the script alone.
 */
export const paintedPages = ({ sample }: { sample: boolean }): Plugin => ({
  name: 'painted-pages',
  configureServer({ middlewares, transformRequest }) {
    middlewares.use(script, (_request, answer) => {
      const send = async () => {
        const { code = '' } = (await transformRequest(firstPaint)) ?? {}
        answer.setHeader('content-type', 'text/javascript')
        answer.end(code)
      }
      void send()
    })
  },
  buildStart() {
    // It imports and exports nothing, so that what comes out is no module: it runs before the page is painted.
    if (this.environment.mode === 'build') this.emitFile({ type: 'chunk', id: firstPaint, fileName: script.slice(1) })
  },
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      const tags: HtmlTagDescriptor[] = [{ tag: 'script', attrs: { src: script }, injectTo: 'head-prepend' }]
      if (!bundle) return { html, tags }
      const { module } = await runnerImport<Painter>(join(import.meta.dirname, 'src/painted/paint.tsx'), {
        configFile: false,
        logLevel: 'error',
      })
      const preload = (...entries: string[]) => preloads(bundle, entries)
      const start = ['src/begin.ts', 'src/start.tsx', ...(sample ? ['src/localBackend.ts', 'backend/src/msw.ts'] : [])]
      const configuration = sample ? '' : '<link rel="preload" as="fetch" crossorigin href="/api/configuration">'
      const pages = languages.flatMap((language) => {
        const painted = module.paint({ language, text: textOf(language), sample })
        const signIn = configuration + preload(...start, 'src/auth/signInFirst.tsx')
        return [
          template('sign-in', signIn + painted['sign-in'], ` lang="${language}" data-returns="${painted.returns}"`),
          template('failed', painted.failed ?? '', ` lang="${language}"`),
        ]
      })
      const frames = (['classy', 'dense'] as const).map((layout) =>
        template(layout, configuration + preload(...start, 'src/App.tsx') + module.paintFrame(layout, textOf('en'))),
      )
      const templates = [...pages, ...frames, template('glyphs', module.paintGlyphs())].join('\n    ')
      // The policy refuses it, and React sets it by script.
      const [styled] = /<[^>]*\sstyle="[^>]*>/.exec(templates) ?? []
      if (styled !== undefined) throw new Error(`What the document paints has a style of its own: ${styled}`)
      return { html: html.replace('<painted-page>', `${templates}\n    <painted-page>`), tags }
    },
  },
})

const template = (page: string, content: string, attributes = '') =>
  `<template data-page="${page}"${attributes}>${content}</template>`

/**
 * Links to the scripts of these modules and all that they import, in the order in which they are needed. They are fetched and
 * not compiled yet: that would delay the paint.
 */
function preloads(bundle: Rolldown.OutputBundle, entries: readonly string[]): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set<string>()
  const add = (fileName: string) => {
    if (files.has(fileName)) return
    files.add(fileName)
    const chunk = chunks.find((one) => one.fileName === fileName)
    for (const imported of chunk?.imports ?? []) add(imported)
  }
  for (const entry of entries) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${entry}`)))
    if (!chunk) throw new Error(`No script of the build has ${entry}`)
    add(chunk.fileName)
  }
  return [...files].map((file) => `<link rel="preload" as="script" crossorigin href="/${file}">`).join('')
}
