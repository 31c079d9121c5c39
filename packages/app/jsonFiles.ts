import type { Plugin } from 'vite'

/** JSON files that are made, not kept. */
export interface JsonFiles {
  /** Of the plug-in. */
  name: string
  /** Where the app asks for them, such as `assets/i18n`. */
  folder: string
  /** Their names without `.json`. */
  files: readonly string[]
  /** What one of them holds. */
  contentOf: (file: string) => unknown
}

/** Makes JSON files that the app asks for by their address, for a build and for a server. */
export const jsonFiles = ({ name, folder, files, contentOf }: JsonFiles): Plugin => ({
  name,
  configureServer({ middlewares }) {
    middlewares.use(({ url = '' }, answer, next) => {
      const path = url.split('?')[0] ?? ''
      const file = files.find((one) => path.endsWith(`/${folder}/${one}.json`))
      if (file === undefined) return next()
      answer.setHeader('content-type', 'application/json')
      answer.end(JSON.stringify(contentOf(file)))
    })
  },
  generateBundle() {
    for (const file of files)
      this.emitFile({ type: 'asset', fileName: `${folder}/${file}.json`, source: JSON.stringify(contentOf(file)) })
  },
})
