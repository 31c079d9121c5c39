import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Send } from '../session/counted.js'
import type { Language } from '../session/languages.js'
import { fetchText } from './fetchText.js'
import type { Text } from './Text.js'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    resources: { app: Text }
  }
}

/** The words of the workspace: one language at a time, fetched when it is first needed. */
export interface Texts {
  /** The translation library, already set up for React. */
  i18n: i18n
  /** Fetches a language and switches to it; rejects when its file cannot be had. */
  load(language: Language): Promise<void>
  /** Words of the language in use, `null` before the first is loaded. */
  current(): { language: Language; text: Text } | null
}

/** Words for one mounted workspace. Nothing is shared between two of them but the browser's cache. */
export function createTexts(send: Send): Texts {
  const i18n = createInstance()
  const ready = i18n.use(initReactI18next).init({
    ns: ['app'],
    defaultNS: 'app',
    load: 'currentOnly',
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  const loaded = new Map<Language, Text>()
  const loading = new Map<Language, Promise<Text>>()
  const fetchOnce = (language: Language) => {
    const text = loading.get(language) ?? fetchText(language, send).finally(() => loading.delete(language))
    loading.set(language, text)
    return text
  }
  let current: Language | null = null
  return {
    i18n,
    async load(language) {
      const text = loaded.get(language) ?? (await fetchOnce(language))
      loaded.set(language, text)
      await ready
      // Nobody changes the text, so that it need not be copied, which takes longer than reading it did.
      if (!i18n.hasResourceBundle(language, 'app'))
        i18n.addResourceBundle(language, 'app', text, false, false, { skipCopy: true })
      current = language
      if (i18n.language !== language) await i18n.changeLanguage(language)
    },
    current: () => {
      const text = current && loaded.get(current)
      return current && text ? { language: current, text } : null
    },
  }
}
