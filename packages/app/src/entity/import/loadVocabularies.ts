import { languages, type Language } from '../../session/languages.js'
import { vocabulary, type Vocabulary } from './Vocabulary.js'

const addresses = import.meta.glob<string>('../../text/*.json', { query: '?url', import: 'default', eager: true })

/**
 * The words of all languages, the one in use first: a file may come from a colleague who works in another one. A language
 * that cannot be had is left out.
 */
export async function loadVocabularies(language: Language, signal: AbortSignal): Promise<Vocabulary[]> {
  const ordered = [language, ...languages.filter((one) => one !== language)]
  const loaded = await Promise.all(ordered.map((one) => load(one, signal).catch(() => null)))
  signal.throwIfAborted()
  return loaded.filter((one) => one !== null)
}

async function load(language: Language, signal: AbortSignal): Promise<Vocabulary> {
  const address = addresses[`../../text/${language}.json`]
  if (!address) throw new Error(`No words for ${language}`)
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`Words for ${language} answered ${answer.status}`)
  return vocabulary.parse(await answer.json())
}
