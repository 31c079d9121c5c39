import { getRouteApi } from '@tanstack/react-router'
import { ServiceScreen } from './ServiceScreen.js'

const route = getRouteApi('/$lang/$orgId/bim/services/$id')

/** The page of the service that the address names. */
export function ServicePage() {
  const { lang, orgId, id } = route.useParams()
  return (
    <ServiceScreen key={`${orgId}/${id}`} organisation={orgId} id={id} listHref={`/${lang}/${orgId}/bim/services`} />
  )
}
