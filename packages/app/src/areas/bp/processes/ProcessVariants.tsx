import type { Process } from '@embpm/contract/process'
import { Card } from '@embpm/ui/card'
import { Link } from '@embpm/ui/link'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { useVariants, useVariantText } from '../diagrams/useVariants.js'
import { processKind } from './processKind.js'

/** The variants of a process, or what it is a variant of, each with what is published and a link that compares it; nothing where there are none. */
export function ProcessVariants({ entity }: { entity: Process }) {
  const { t } = useTranslation()
  const place = usePlace()
  const textOf = useVariantText()
  const { main, variants, isError, retry } = useVariants(entity.variantOfId ?? entity.id)
  const page = addressOf(inOrganisation('bp/view'), place)
  if (!isError && (!main || variants.length === 0)) return null
  const isMain = entity.variantOfId === null
  const shown = isMain ? variants : main ? [main] : []
  const compareHref = (id: string) => page + stringifySearch({ process: main?.id ?? '', variant: id })
  return (
    <Card title={t(isMain ? 'processView.variants.title' : 'fields.variantOf')}>
      {isError ? (
        <AsideFailed onRetry={retry} />
      ) : (
        <ul className="emb-app-revisions">
          {shown.map((one) => (
            <li key={one.id}>
              <Link href={kindHref(processKind, place, one.id)}>{`${one.code} ${one.name}`}</Link>
              <span>{textOf(one)}</span>
              {one.published && (
                <Link
                  href={compareHref(isMain ? one.id : entity.id)}
                  aria-label={t('processView.variants.compareWith', { name: one.name })}
                >
                  {t('processView.compare')}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
