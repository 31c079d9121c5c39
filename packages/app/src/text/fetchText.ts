import type { Language } from '../session/languages.js'
import type { Send } from '../session/counted.js'
import type { Text } from './Text.js'

const addresses = import.meta.glob<string>('./*.json', { query: '?url', import: 'default', eager: true })

/** Fetches the words of a language; rejects when its file is missing or is none. */
export async function fetchText(language: Language, send: Send): Promise<Text> {
  const address = addresses[`./${language}.json`]
  if (!address) throw new Error(`No words for ${language}`)
  const answer = await send(new Request(new URL(address, location.origin)))
  if (!answer.ok) throw new Error(`Words for ${language} answered ${answer.status}`)
  const text: unknown = await answer.json()
  if (!isText(text)) throw new Error(`Words for ${language} are damaged`)
  return text
}

/** The files are made with the workspace and a test compares their keys, so a look at the parts is enough. */
const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'shell' in value && 'services' in value && 'ui' in value
