import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { languages } from './src/session/languages.ts'

const source = join(import.meta.dirname, 'src')

/** Where the app asks for a language. Source: spec.md, section 7. */
const address = /\/assets\/i18n\/([\w-]+)\.json$/

/** The words of a language by namespace: those that are shared, and those of every area and kind of entity. */
export function textOf(language: string): Record<string, unknown> {
  const words = {}
  for (const path of globSync(`**/text/${language}.json`, { cwd: source }))
    Object.assign(words, JSON.parse(readFileSync(join(source, path), 'utf8')))
  return words
}

/** Makes one file of each language out of the texts in the folders of the app, for a build and for a server. */
export const textFiles = (): Plugin => ({
  name: 'text-files',
  configureServer({ middlewares }) {
    middlewares.use(({ url = '' }, answer, next) => {
      const language = languages.find((one) => one === address.exec(url.split('?')[0] ?? '')?.[1])
      if (!language) return next()
      answer.setHeader('content-type', 'application/json')
      answer.end(JSON.stringify(textOf(language)))
    })
  },
  hotUpdate({ file }) {
    if (/\/src\/(?:.*\/)?text\/[\w-]+\.json$/.test(file)) this.environment.hot.send({ type: 'full-reload' })
  },
  generateBundle() {
    for (const language of languages)
      this.emitFile({
        type: 'asset',
        fileName: `assets/i18n/${language}.json`,
        source: JSON.stringify(textOf(language)),
      })
  },
})
