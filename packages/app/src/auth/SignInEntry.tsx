import type { Credentials } from '@embpm/contract'
import { LoadingBar, type PendingRequests } from '@embpm/ui/loading-bar'
import { UiStrings } from '@embpm/ui/ui-strings'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { counted } from '../session/counted.js'
import type { Language } from '../session/languages.js'
import type { Problems } from '../session/problems.js'
import type { Storage } from '../session/storage.js'
import { PageContextProvider, type PageContext } from '../shell/PageContextProvider.js'
import type { Text } from '../text/Text.js'
import { fetchText } from '../text/fetchText.js'
import { pageWord } from '../text/pageWord.js'
import { SignInForm } from './SignInForm.js'

/** Words together with their language. */
export interface Words {
  language: Language
  text: Text
}

/** Props of `SignInEntry`. */
export interface SignInEntryProps {
  storage: Storage
  problems: Problems
  /** The requests that are under way. */
  requests: PendingRequests
  /** The words to begin with. */
  words: Words
  sample: Credentials | undefined
  signIn: (credentials: Credentials) => Promise<void>
  /** Called once the user turns to the form. */
  onBegin: () => void
}

/** The sign-in page without the workspace behind it: no router, no cache, no translation library. */
export function SignInEntry({ storage, problems, requests, words: first, sample, signIn, onBegin }: SignInEntryProps) {
  const [words, setWords] = useState(first)
  const { language, text } = words
  const pending = useSyncExternalStore(requests.subscribe, requests.pending, requests.pending)
  const context = useMemo<PageContext>(
    () => ({
      storage,
      problems,
      sample: sample !== undefined,
      language,
      t: (word) => pageWord(text, word),
      switchLanguage: async (next) => {
        storage.set('activeLang', next)
        setWords({ language: next, text: await fetchText(next, counted(requests)) })
      },
    }),
    [storage, problems, sample, requests, language, text],
  )
  useEffect(() => {
    document.documentElement.lang = language
    document.title = `${text.signIn.title} – EMBPM`
  }, [language, text])
  return (
    <UiStrings value={text.ui} locale={language}>
      <PageContextProvider context={context}>
        <LoadingBar pending={pending} />
        <SignInForm sample={sample} signIn={signIn} onBegin={onBegin} />
      </PageContextProvider>
    </UiStrings>
  )
}
