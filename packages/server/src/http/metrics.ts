import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Figures of this process, as Prometheus reads them. */
export interface Metrics {
  /** Notes an answer. */
  observe(answer: { method: string; path: string; status: number; ms: number }): void
  /** All figures, in the format whose name is `contentType`. */
  text(): Promise<string>
  contentType: string
}

/** What was asked for, so roughly that there are few of it: addresses have ids. */
const kindOf = (path: string): string =>
  path.startsWith('/api/')
    ? 'api'
    : path.startsWith('/backend/')
      ? 'upload'
      : path.startsWith('/ai-client/')
        ? 'assistant'
        : path.startsWith('/assets/')
          ? 'asset'
          : 'page'

/** Counts and times answers, beside what Node tells of itself. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'embpm_http_answer_seconds',
    help: 'Time until a request was answered, by method, what was asked for, and status.',
    labelNames: ['method', 'kind', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return {
    observe: ({ method, path, status, ms }) =>
      answers.observe({ method, kind: kindOf(path), status: String(status) }, ms / 1000),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
