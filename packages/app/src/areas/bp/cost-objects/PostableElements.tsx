import { costElementCategories } from '@embpm/contract/cost-element'
import type { CostObject } from '@embpm/contract/cost-object'
import { Card } from '@embpm/ui/card'
import { Link } from '@embpm/ui/link'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { freshness } from '../../../entity/entityQueries.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { costElementKind } from '../cost-elements/costElementKind.js'
import './styles.css'

/** What can be posted on a cost object today: the cost elements of its controlling area that are valid, by category. */
export function PostableElements({ entity: { controllingArea } }: { entity: CostObject }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const { organisation } = place
  const choiceText = useChoiceText()
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.kind(organisation, 'costElements'), 'all', 'valid'],
    queryFn: ({ signal }) => client.costElementCalls.getAllCostElements({ organisation, onlyValid: true }, { signal }),
    staleTime: freshness,
  })
  const inArea = data?.filter((one) => one.controllingArea === controllingArea) ?? []
  const byCategory = Map.groupBy(inArea, ({ category }) => category)
  return (
    <Card title={t('costObjects.elements')}>
      {error ? (
        <AsideFailed onRetry={refetch} />
      ) : !data ? (
        <SkeletonText />
      ) : inArea.length === 0 ? (
        <p className="emb-app-aside-note">{t('costObjects.noElements', { area: controllingArea })}</p>
      ) : (
        <ul className="emb-app-costs-elements">
          {costElementCategories.flatMap((category) => {
            const elements = byCategory.get(category)
            if (!elements) return []
            const search = stringifySearch({ controllingArea: [controllingArea], category: [category] })
            return (
              <li key={category}>
                <Link href={kindHref(costElementKind, place) + search}>
                  {choiceText('costElementCategory', category)}
                </Link>
                <span>{elements.length}</span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
