import * as z from 'zod/mini'
import type { Send } from '../../session/counted.js'
import { languages, type Language } from '../../session/languages.js'
import { fetchText } from '../../text/fetchText.js'

/** The words of one language for fields and choices, of all that its file of texts holds. */
export const vocabulary = z.object({
  fields: z.record(z.string(), z.string()),
  choices: z.record(z.string(), z.record(z.string(), z.string())),
})

/** The words of one language for fields and choices. */
export type Vocabulary = z.infer<typeof vocabulary>

/**
 * The words of all languages, the one in use first: a file may come from a colleague who works in another one. A language
 * that cannot be had is left out.
 */
export async function loadVocabularies(language: Language, send: Send, signal: AbortSignal): Promise<Vocabulary[]> {
  const ordered = [language, ...languages.filter((one) => one !== language)]
  const loaded = await Promise.all(
    ordered
      .map(async (one) => vocabulary.parse(await fetchText(one, (request) => send(new Request(request, { signal })))))
      .map((one) => one.catch(() => null)),
  )
  signal.throwIfAborted()
  return loaded.filter((one) => one !== null)
}
