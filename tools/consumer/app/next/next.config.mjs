import { dirname } from 'node:path'

// A check tells nobody that it ran.
process.env.NEXT_TELEMETRY_DISABLED = '1'

export default {
  output: 'export',
  // The packages are installed in the folder above.
  turbopack: { root: dirname(import.meta.dirname) },
  // Checked before, by the same compiler as everything else.
  typescript: { ignoreBuildErrors: true },
  experimental: { cpus: 1 },
}
