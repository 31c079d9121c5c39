import { createPendingRequests } from '@embpm/ui/loading-bar'
import { useEffect, useState } from 'react'
import '../styles.css'
import type { Language } from '../session/languages.js'
import { counted } from '../session/counted.js'
import { createProblems } from '../session/problems.js'
import { createStorage } from '../session/storage.js'
import { fetchText } from '../text/fetchText.js'
import { SignInEntry, type SignInEntryProps, type Words } from './SignInEntry.js'

interface EntryProps extends Pick<SignInEntryProps, 'signIn' | 'onBegin'> {
  language?: Language
}

/** The sign-in page before the workspace, once its words are there. */
export function Entry({ language = 'en', signIn, onBegin }: EntryProps) {
  const [{ storage, problems, requests }] = useState(() => ({
    storage: createStorage(),
    problems: createProblems(),
    requests: createPendingRequests(),
  }))
  const [words, setWords] = useState<Words | null>(null)
  useEffect(() => {
    void fetchText(language, counted(requests)).then((text) => setWords({ language, text }))
  }, [language, requests])
  if (words === null) return null
  return <SignInEntry {...{ storage, problems, requests, words, signIn, onBegin }} sample={undefined} />
}
