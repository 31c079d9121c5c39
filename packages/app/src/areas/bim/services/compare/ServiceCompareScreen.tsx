import { Button, IconButton, LinkButton } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ArrowLeftRight } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { entityQuery } from '../../../../entity/entityQueries.js'
import { IgnoredNotice } from '../../../../entity/IgnoredNotice.js'
import { ReferenceControl } from '../../../../entity/ReferenceControl.js'
import { kindHref, usePlace, useRawSearch } from '../../../../entity/usePlace.js'
import { useServices } from '../../../../shell/ServicesProvider.js'
import { serviceKind } from '../serviceKind.js'
import { parseServiceCompare, serviceCompareHref, type ServiceCompareView } from './compareAddress.js'
import { ComparedService } from './ComparedService.js'
import './styles.css'

/** Two services beside each other: which fields differ, and where their metadata do. */
export function ServiceCompareScreen() {
  const { t } = useTranslation()
  const place = usePlace()
  const raw = useRawSearch()
  const router = useRouter()
  const { view, ignored } = useMemo(() => parseServiceCompare(raw), [raw])
  const [before, after] = [useService(view.from), useService(view.to)]
  const show = (change: Partial<ServiceCompareView>) =>
    void router.navigate({
      href: serviceCompareHref(place, { ...view, ...change }),
      replace: true,
      resetScroll: false,
    })
  const failed = [before, after].filter(({ isError }) => isError)
  const listHref = kindHref(serviceKind, place)
  const title = t('serviceCompare.title')
  return (
    <Page className="emb-app-service-compare" data-density="compact">
      <Page.Head title={title} breadcrumbs={[{ label: t('services.title'), href: listHref }, { label: title }]} />
      <IgnoredNotice ignored={ignored} onDismiss={() => show({})} />
      <div className="emb-app-service-sides">
        <Side label={t('diagram.compare.from')} id={view.from} onChange={(from) => show({ from })} />
        <IconButton
          label={t('tableCompare.swap')}
          icon={<ArrowLeftRight size={16} strokeWidth={1.5} aria-hidden />}
          onPress={() => show({ from: view.to, to: view.from })}
        />
        <Side label={t('diagram.compare.to')} id={view.to} onChange={(to) => show({ to })} />
        <SegmentedControl
          size="s"
          label={t('serviceCompare.shown')}
          value={view.show}
          segments={[
            { value: 'differing', label: t('diagram.compare.differences') },
            { value: 'all', label: t('serviceCompare.all') },
          ]}
          onValueChange={(next) => show({ show: next })}
        />
      </div>
      {view.from === '' || view.to === '' ? (
        <StateMessage
          kind="empty"
          title={t('serviceCompare.choose')}
          description={t('serviceCompare.chooseText')}
          actions={<LinkButton href={listHref}>{t('object.toList')}</LinkButton>}
        />
      ) : failed.length > 0 ? (
        <StateMessage
          kind="error"
          title={t('serviceCompare.failed')}
          description={t('serviceCompare.failedText')}
          actions={
            <Button variant="primary" onPress={() => Promise.all(failed.map(({ refetch }) => refetch()))}>
              {t('states.retry')}
            </Button>
          }
        />
      ) : before.data && after.data ? (
        <ComparedService before={before.data} after={after.data} differing={view.show === 'differing'} />
      ) : (
        <SkeletonText />
      )}
    </Page>
  )
}

function useService(id: string) {
  const { client } = useServices()
  const { organisation } = usePlace()
  return useQuery({ ...entityQuery(serviceKind, { client, organisation }, id), enabled: id !== '' })
}

interface SideProps {
  label: string
  id: string
  onChange: (id: string) => void
}

const Side = ({ label, id, onChange }: SideProps) => (
  <ReferenceControl
    to="services"
    label={label}
    value={id === '' ? null : id}
    onValueChange={(next) => onChange(next ?? '')}
  />
)
