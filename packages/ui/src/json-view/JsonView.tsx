import { useMemo, type ComponentProps } from 'react'
import { defineWords, useWords } from '../ui-strings/index.js'
import { formatJson } from './formatJson.js'

const words = defineWords('jsonView', { more: '… {count} more' })

/** Props of `JsonView`. */
export interface JsonViewProps extends Omit<ComponentProps<'pre'>, 'children'> {
  /** Anything: cyclic, huge and odd values are shown as far as they can be. */
  value: unknown
  /** Reads a string as JSON text; one that is no JSON is shown as the string it is. Default `false`. */
  parse?: boolean
}

/**
 * A value as formatted, coloured JSON. Plain text throughout, so markup in it stays text. Shows at most 2,000 entries,
 * 40 levels and 5,000 characters of a string, and says what it left out. Long lines wrap.
 */
export function JsonView({ value, parse = false, className = '', ...rest }: JsonViewProps) {
  const t = useWords(words)
  const tokens = useMemo(() => formatJson(parse ? parsed(value) : value), [value, parse])
  return (
    <pre {...rest} className={`emb-json-view ${className}`}>
      {tokens.map(({ kind, text, count = 0 }, index) =>
        kind === 'plain' ? (
          text
        ) : (
          <span key={index} data-kind={kind}>
            {kind === 'more' ? t('more', { count }) : text}
          </span>
        ),
      )}
    </pre>
  )
}

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
