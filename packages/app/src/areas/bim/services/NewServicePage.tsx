import { getRouteApi } from '@tanstack/react-router'
import { ServiceEditor } from './ServiceEditor.js'

const route = getRouteApi('/$lang/$orgId/bim/services/new')

/** The page of a service that does not exist yet. */
export function NewServicePage() {
  const { lang, orgId } = route.useParams()
  return <ServiceEditor key={orgId} service={null} organisation={orgId} listHref={`/${lang}/${orgId}/bim/services`} />
}
