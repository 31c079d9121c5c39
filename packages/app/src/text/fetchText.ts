import type { Language } from '../session/languages.js'
import type { Send } from '../session/counted.js'
import type { Text } from './Text.js'

/**
 * Fetches the words of a language, all in one file (`packages/app/textFiles.ts`); rejects when it cannot be had or is none.
 * Source of its address: spec.md, section 7.
 */
export async function fetchText(language: Language, send: Send): Promise<Text> {
  const address = `${import.meta.env.BASE_URL}assets/i18n/${language}.json`
  const answer = await send(new Request(new URL(address, location.origin)))
  if (!answer.ok) throw new Error(`Words for ${language} answered ${answer.status}`)
  const text: unknown = await answer.json()
  if (!isText(text)) throw new Error(`Words for ${language} are damaged`)
  return text
}

/** The files are made with the workspace and a test compares their keys, so a look at the parts is enough. */
const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'shell' in value && 'fields' in value && 'ui' in value
