import { useEffect, useState } from 'react'
import '../styles.css'
import type { Language } from '../session/languages.js'
import { createProblems } from '../session/problems.js'
import { createStorage } from '../session/storage.js'
import { fetchText } from '../text/fetchText.js'
import { SignInEntry, type SignInEntryProps, type Words } from './SignInEntry.js'

interface EntryProps extends Pick<SignInEntryProps, 'signIn' | 'onBegin'> {
  language?: Language
}

/** The sign-in page before the workspace, once its words are there. */
export function Entry({ language = 'en', signIn, onBegin }: EntryProps) {
  const [{ storage, problems }] = useState(() => ({ storage: createStorage(), problems: createProblems() }))
  const [words, setWords] = useState<Words | null>(null)
  useEffect(() => {
    void fetchText(language).then((text) => setWords({ language, text }))
  }, [language])
  if (words === null) return null
  return <SignInEntry {...{ storage, problems, words, signIn, onBegin }} sample={undefined} />
}
