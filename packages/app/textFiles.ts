import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { jsonFiles } from './jsonFiles.ts'
import { languages } from './src/session/languages.ts'

const source = join(import.meta.dirname, 'src')

/** The words of a language by namespace: those that are shared, and those of every area and kind of entity. */
export function textOf(language: string): Record<string, unknown> {
  const words = {}
  for (const path of globSync(`**/text/${language}.json`, { cwd: source }))
    Object.assign(words, JSON.parse(readFileSync(join(source, path), 'utf8')))
  return words
}

/**
 * Makes one file of each language out of the texts in the folders of the app, for a build and for a server. Source of their
 * address: spec.md, section 7.
 */
export const textFiles = (): Plugin => ({
  ...jsonFiles({ name: 'text-files', folder: 'assets/i18n', files: languages, contentOf: textOf }),
  hotUpdate({ file }) {
    if (/\/src\/(?:.*\/)?text\/[\w-]+\.json$/.test(file)) this.environment.hot.send({ type: 'full-reload' })
  },
})
