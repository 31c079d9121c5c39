import { SidebarLayout } from '@embpm/ui/layout'
import { LoadingBar } from '@embpm/ui/loading-bar'
import { useState, type ReactNode } from 'react'
import { BrandMark, currentYear, version } from './Brand.js'

/** Stands in for the names of the organisation and of the user before they are loaded. Source: spec.md, section 9. */
const company = 'EMBPM'

/** Props of `LoadingFrame`. */
export interface LoadingFrameProps {
  layout: 'classy' | 'dense'
  /** Stands in for the page. */
  children: ReactNode
}

/** The frame of a page whose user and organisation are being loaded. */
export function LoadingFrame({ layout, children }: LoadingFrameProps) {
  const [year] = useState(currentYear)
  return (
    <>
      <LoadingBar pending />
      <SidebarLayout
        inert
        look={layout}
        user={{ name: company, email: '' }}
        mark={<BrandMark />}
        version={version}
        year={year}
        header={null}
        organisation={<span className="emb-app-organisation">{company}</span>}
        navigation={null}
      >
        {children}
      </SidebarLayout>
    </>
  )
}
