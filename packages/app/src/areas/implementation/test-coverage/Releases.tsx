import { failedOf, notRunOf, passedOf, type ReleaseReadiness } from '@embpm/contract/test-coverage'
import { Badge } from '@embpm/ui/badge'
import { Link } from '@embpm/ui/link'
import { StateMessage } from '@embpm/ui/state-message'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultBar } from '../test-runs/ResultBar.js'
import type { CoverageSearch } from './coverageSearch.js'
import { useFigureText } from './useFigureText.js'

/** Props of `Releases`. */
export interface ReleasesProps {
  releases: readonly ReleaseReadiness[]
  /** Address of another part of the page. */
  hrefOf: (change: Partial<CoverageSearch>) => string
}

/** How ready each release is: a sentence, a bar, and what is missing. */
export function Releases({ releases, hrefOf }: ReleasesProps) {
  const { t } = useTranslation()
  if (releases.length === 0)
    return <StateMessage kind="empty" title={t('testCoverage.emptyTitle')} description={t('testCoverage.emptyText')} />
  return (
    <ul className="emb-app-coverage-releases" aria-label={t('testCoverage.views.releases')}>
      {releases.map((release) => (
        <Release key={release.release} release={release} href={hrefOf({ view: 'matrix', release: release.release })} />
      ))}
    </ul>
  )
}

function Release({ release: one, href }: { release: ReleaseReadiness; href: string }) {
  const { t, i18n } = useTranslation()
  const words = useFigureText()
  const heading = useId()
  const { counts, defects, withoutTests, scenarios } = one
  const [passed, failed, notRun] = [passedOf(counts), failedOf(counts), notRunOf(counts)]
  const missing = [
    ...(failed > 0 ? [t('testCoverage.missing.failed', { number: failed })] : []),
    ...(notRun > 0 ? [t('testCoverage.missing.notRun', { number: notRun })] : []),
    ...(withoutTests > 0 ? [t('testCoverage.missing.withoutTests', { number: withoutTests, total: scenarios })] : []),
    ...(defects.length > 0
      ? [
          t('testCoverage.missing.defects', {
            names: new Intl.ListFormat(i18n.language || 'en', { type: 'unit' }).format(defects.slice(0, 12)),
          }),
        ]
      : []),
  ]
  const isReady = missing.length === 0
  return (
    <li aria-labelledby={heading}>
      <h2 id={heading}>
        {one.release === '' ? (
          t('testCoverage.noRelease')
        ) : (
          <Link href={href}>{t('testCoverage.release', { name: one.release })}</Link>
        )}
        <Badge tone={isReady ? 'success' : failed > 0 ? 'danger' : 'neutral'}>
          {t(isReady ? 'testCoverage.ready' : counts.tests === 0 ? 'testCoverage.noTests' : 'testCoverage.notReady')}
        </Badge>
      </h2>
      <p>
        {counts.tests === 0
          ? t('testCoverage.noneTested', { scenarios })
          : t('testCoverage.readiness', {
              tested: counts.tests - notRun,
              total: counts.tests,
              passed,
              percent: words.percent({ done: passed, all: counts.tests }),
              defects: defects.length,
            })}
      </p>
      {counts.tests > 0 && <ResultBar tests={counts.tests} counts={counts} />}
      {!isReady && counts.tests > 0 && (
        <>
          <h3>{t('testCoverage.missing.title')}</h3>
          <ul>
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
