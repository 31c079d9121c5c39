import { lazyPart } from '@embpm/ui/lazy-part'
import { useTranslation } from 'react-i18next'
import { LazyScreen } from '../../../shell/ErrorScreen.js'
import { PendingScreen } from '../../../shell/PendingScreen.js'
import { WithProcess } from '../diagrams/WithProcess.js'
import { formatViewSearch, parseViewSearch, type ProcessView } from './viewSearch.js'

const processPage = lazyPart(async () => (await import('./ProcessPage.js')).ProcessPage)
const comparePage = lazyPart(async () => (await import('../compare/ComparePage.js')).ComparePage)
const variantPage = lazyPart(async () => (await import('../compare/VariantPage.js')).VariantPage)

/** Diagrams of processes, to read: one chooses a process, then sees what is published of it. The address says what is shown. */
export function ViewScreen() {
  const { t } = useTranslation()
  return (
    <WithProcess title={t('bp.pages.view')} parse={parseViewSearch} format={formatViewSearch} part={processPage}>
      {({ id, view, chooserHref, show }) => {
        const { comparison, variant } = view
        const onShow = (change: Partial<ProcessView>) =>
          show({ ...view, ...change }, 'revision' in change ? {} : { replace: true })
        const shown = { id, view, chooserHref, onShow }
        if (comparison)
          return (
            <LazyScreen part={comparePage} loading={<PendingScreen />}>
              {(ComparePage) => <ComparePage key={id} {...shown} comparison={comparison} />}
            </LazyScreen>
          )
        if (variant)
          return (
            <LazyScreen part={variantPage} loading={<PendingScreen />}>
              {(VariantPage) => <VariantPage key={id} {...shown} comparison={variant} />}
            </LazyScreen>
          )
        return (
          <LazyScreen part={processPage} loading={<PendingScreen />}>
            {(ProcessPage) => <ProcessPage key={id} {...shown} />}
          </LazyScreen>
        )
      }}
    </WithProcess>
  )
}
