import { Lazy } from '@embpm/ui/lazy-part'
import { SkeletonText } from '@embpm/ui/skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../entity/usePlace.js'
import { FailedPart } from '../../shell/FailedPart.js'
import { docsText, type DocsText } from './docsText.js'
import './styles.css'

/** Props of `WithDocsText`. */
export interface WithDocsTextProps {
  /** The page, once its texts are there. */
  children: (text: DocsText) => ReactNode
}

/** A page of the docs in the language of its address, whose texts come with the page. */
export function WithDocsText({ children }: WithDocsTextProps) {
  const { t } = useTranslation()
  const { language } = usePlace()
  return (
    <Lazy
      key={language}
      part={docsText(language)}
      loading={<SkeletonText className="emb-app-docs-loading" />}
      failed={(retry) => <FailedPart title={t('docs.failed')} isPage retry={retry} />}
    >
      {children}
    </Lazy>
  )
}
