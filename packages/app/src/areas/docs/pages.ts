import { lazyPart } from '@embpm/ui/lazy-part'
import { BookOpen, History } from 'lucide-react'
import { defineArea, group, page } from '../../routes/page.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../text/Text.js' {
  interface Text extends Words {}
}

/** What the product says of itself, to everybody who belongs to the organisation: guides to begin with, and what has changed. */
export const docs = defineArea('docs', { family: 'own', opensWith: 'guides/getting-started' }, [
  group('docs.title', [
    page('guides/getting-started', {
      title: 'docs.pages.gettingStarted',
      icon: BookOpen,
      screens: {
        screen: lazyPart(async () => (await import('./getting-started/GuideScreen.js')).GuideScreen),
        below: '/{-$slug}',
      },
    }),
    page('changelog', {
      title: 'docs.pages.changelog',
      icon: History,
      screens: { screen: lazyPart(async () => (await import('./changelog/ChangelogScreen.js')).ChangelogScreen) },
    }),
  ]),
])
