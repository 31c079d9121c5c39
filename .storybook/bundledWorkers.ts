import { build, type Plugin } from 'vite'

/**
 * Each worker as one file, bundled when it is first asked for. A server for development hands out modules one by one, hundreds of
 * them to each worker anew, for a worker keeps none: two to three seconds of every story that checks a model.
 */
export const bundledWorkers = (): Plugin => ({
  name: 'bundled-workers',
  apply: 'serve',
  enforce: 'pre',
  async load(id) {
    const [path = '', query] = id.split('?')
    if (!new URLSearchParams(query).has('worker_file')) return null
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        minify: false,
        modulePreload: false,
        rolldownOptions: { input: path, output: { format: 'es', codeSplitting: false } },
      },
    })
    if (!('output' in built)) throw new Error(`${path} was bundled into something else than a file`)
    return built.output[0].code
  },
})
