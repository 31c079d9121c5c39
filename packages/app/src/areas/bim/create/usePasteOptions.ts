import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { localeFormat } from '../../../entity/import/ImportFormat.js'
import { loadVocabularies, type Vocabulary } from '../../../entity/import/Vocabulary.js'
import { counted } from '../../../session/counted.js'
import { languageSchema } from '../../../session/languages.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import type { PasteOptions } from '../../../table-definition/readPastedFields.js'
import { pastedKinds } from './pastedKinds.js'

/** Answers how blocks from spreadsheets are read; the words of all languages are loaded with the first one. */
export function usePasteOptions(): () => Promise<PasteOptions> {
  const { language } = useTranslation().i18n
  const { requests } = useServices()
  const loaded = useRef<{ language: string; vocabularies: Vocabulary[] } | null>(null)
  return useCallback(async () => {
    if (loaded.current?.language !== language) {
      const first = languageSchema.safeParse(language).data ?? 'en'
      const vocabularies = await loadVocabularies(first, counted(requests), new AbortController().signal)
      loaded.current = { language, vocabularies }
    }
    return { kinds: pastedKinds, format: localeFormat(language), vocabularies: loaded.current.vocabularies }
  }, [language, requests])
}
