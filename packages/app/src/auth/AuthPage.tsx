import { EmptyLayout } from '@embpm/ui/empty-layout'
import { LanguageSelector } from '@embpm/ui/language-selector'
import { SchemeSwitch } from '@embpm/ui/scheme'
import { useState, type ReactNode } from 'react'
import { languageSchema } from '../session/languages.js'
import { Banners } from '../shell/Banners.js'
import { Brand, currentYear, version } from '../shell/Brand.js'
import { useLook } from '../shell/useLook.js'
import { usePageContext } from '../shell/PageContextProvider.js'

/** Props of `AuthPage`. */
export interface AuthPageProps {
  /** The page's heading. */
  title: string
  /** One sentence below it. */
  lead?: ReactNode
  children?: ReactNode
}

/** A page of the empty layout: brand, heading, content; language and colour scheme in the footer. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  const { language, switchLanguage } = usePageContext()
  const [year] = useState(currentYear)
  const [{ scheme }, setLook] = useLook()
  return (
    <EmptyLayout
      footer={
        <div className="emb-app-sign-in-footer">
          <span>{`© ${String(year)} EMBPM ${version}`}</span>
          <span className="emb-app-sign-in-tools">
            <LanguageSelector
              variant="menu"
              value={language}
              onValueChange={(next) => {
                // Words that cannot be had leave the language as it is; the banner says that there is no network.
                void switchLanguage(languageSchema.parse(next)).catch(() => {})
              }}
            />
            <SchemeSwitch value={scheme} onValueChange={(next) => setLook({ scheme: next })} />
          </span>
        </div>
      }
    >
      <div className="emb-app-sign-in">
        <Banners />
        <Brand />
        <h1>{title}</h1>
        {lead !== undefined && <p className="emb-app-sign-in-lead">{lead}</p>}
        {children}
      </div>
    </EmptyLayout>
  )
}
