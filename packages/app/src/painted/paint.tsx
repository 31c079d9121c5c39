import { Button } from '@embpm/ui/button'
import { UiStrings } from '@embpm/ui/ui-strings'
import { Monitor, Moon } from 'lucide-react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SignInForm } from '../auth/SignInForm.js'
import type { Language } from '../session/languages.js'
import { createProblems } from '../session/problems.js'
import { createStorage, memoryStore } from '../session/storage.js'
import { LoadingFrame } from '../shell/LoadingFrame.js'
import { PageContextProvider } from '../shell/PageContextProvider.js'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import type { Text } from '../text/Text.js'
import { pageWord } from '../text/pageWord.js'

/** What a build says of itself. */
export interface PaintOptions {
  language: Language
  text: Text
  /** Whether the sample account is offered. */
  sample: boolean
}

/**
 * The pages that the document of a build brings along in every language, as HTML by their name; and the sentence that the
 * sign-in page has for somebody who will return to where they wanted to go.
 */
export function paint({ language, text, sample }: PaintOptions): Record<'sign-in' | 'returns' | 'failed', string> {
  const inContext = (name: string, page: ReactNode) =>
    renderToStaticMarkup(
      <UiStrings value={text.ui} locale={language}>
        <PageContextProvider
          context={{
            storage: createStorage(memoryStore()),
            problems: createProblems(),
            sample,
            language,
            t: (word) => pageWord(text, word),
            switchLanguage: () => Promise.resolve(),
          }}
        >
          {page}
        </PageContextProvider>
      </UiStrings>,
      { identifierPrefix: `painted-${name}-` },
    )
  return {
    'sign-in': inContext(
      'sign-in',
      <SignInForm sample={sample ? { email: '', password: '' } : undefined} signIn={() => Promise.resolve()} />,
    ),
    returns: renderToStaticMarkup(text.signIn.returns),
    failed: inContext(
      'failed',
      <main className="emb-app-state" data-alone="true" role="alert">
        <StateMessage
          kind="error"
          headingLevel={1}
          title={text.states.startTitle}
          description={text.states.startText}
          actions={<Button variant="primary">{text.states.reload}</Button>}
        />
      </main>,
    ),
  }
}

/** The frame of a page that is being loaded, which has no words but for screen readers. */
export const paintFrame = (layout: 'classy' | 'dense', text: Text): string =>
  renderToStaticMarkup(
    <UiStrings value={text.ui}>
      <LoadingFrame layout={layout}>
        <div className="emb-app-pending">
          <SkeletonText />
        </div>
      </LoadingFrame>
    </UiStrings>,
    { identifierPrefix: 'painted-frame-' },
  )

/** The glyphs of the switch of the colour scheme, where it is not the light one. */
export const paintGlyphs = (): string =>
  renderToStaticMarkup(
    <>
      <Moon size={16} strokeWidth={1.5} aria-hidden="true" data-scheme="dark" />
      <Monitor size={16} strokeWidth={1.5} aria-hidden="true" data-scheme="auto" />
    </>,
  )
