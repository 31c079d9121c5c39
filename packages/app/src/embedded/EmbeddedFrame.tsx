import { ViewLayout } from '@embpm/ui/view-layout'
import { type ReactNode, createContext } from 'react'
import { Banners } from '../shell/Banners.js'
import { Brand } from '../shell/Brand.js'
import { useServices } from '../shell/ServicesProvider.js'
import { EmbeddedLanguage } from './EmbeddedLanguage.js'
import { useEmbeddedLinks } from './useEmbeddedLinks.js'

/** `true` below a frame, which brings the `main` landmark of its own. */
export const HasMainLandmark = createContext(false)

/** The frame of an embedded page before the organisation is known: its bar names the pages and leads to none of them. */
export function EmbeddedFrame({ children }: { children: ReactNode }) {
  const { storage, texts } = useServices()
  const items = useEmbeddedLinks(null)
  return (
    <ViewLayout
      brand={<Brand />}
      items={items}
      navigationDisabled
      header={
        <EmbeddedLanguage
          value={texts.current()?.language ?? 'en'}
          onValueChange={(language) => {
            storage.set('activeLang', language)
            void texts.load(language)
          }}
        />
      }
    >
      <HasMainLandmark value={true}>
        <Banners />
        {children}
      </HasMainLandmark>
    </ViewLayout>
  )
}
