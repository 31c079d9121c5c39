import { lazyPart, type LazyPart } from '@embpm/ui/lazy-part'
import type { ReactNode } from 'react'
import type { ReportTabName } from './reportTabNames.js'
import type { ReportTabProps } from './ReportTabProps.js'

/** What each tab of the report shows, loaded when it is first shown. */
export const reportTabs: Readonly<Record<ReportTabName, LazyPart<(props: ReportTabProps) => ReactNode>>> = {
  portfolio: lazyPart(async () => (await import('./portfolio/PortfolioTab.js')).PortfolioTab),
  raci: lazyPart(async () => (await import('./raci/RaciTab.js')).RaciTab),
  coverage: lazyPart(async () => (await import('./heat/CoverageTab.js')).CoverageTab),
  where: lazyPart(async () => (await import('./where/WhereTab.js')).WhereTab),
}
