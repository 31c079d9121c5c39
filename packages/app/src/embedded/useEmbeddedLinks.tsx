import type { NavigationLink } from '@embpm/ui/navigation'
import { CalendarDays, House, Sparkles, SquareKanban, Workflow, type LucideIcon } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../routes/views.js'
import type { Visitor } from '@embpm/contract'
import { embeddedHome, embeddedHref, embeddedPages, type EmbeddedPage } from './embeddedPages.js'

const icons: Readonly<Record<EmbeddedPage | 'start', LucideIcon>> = {
  start: House,
  process: Workflow,
  calendar: CalendarDays,
  project: SquareKanban,
  chat: Sparkles,
}

/** Somebody in an organisation, for whom the bar leads somewhere. */
export interface EmbeddedVisit {
  place: Place
  visitor: Visitor
}

/**
 * The bar of the embedded mode. Without a visit, on a page before the organisation is known, it names all pages and leads
 * to none.
 */
export function useEmbeddedLinks(visit: EmbeddedVisit | null): readonly NavigationLink[] {
  const { t } = useTranslation()
  return useMemo(() => {
    const link = (id: EmbeddedPage | 'start', href?: string): NavigationLink => {
      const Icon = icons[id]
      return {
        id,
        type: 'basic',
        title: t(`embedded.${id}`),
        icon: <Icon size={16} strokeWidth={1.5} aria-hidden="true" />,
        link: href,
      }
    }
    if (!visit) return embeddedPages.map((id) => link(id))
    const { place, visitor } = visit
    return [
      link('start', embeddedHome(place)),
      ...embeddedPages.flatMap((id) => {
        const href = embeddedHref(id, place, visitor)
        return href === null ? [] : [link(id, href)]
      }),
    ]
  }, [visit, t])
}
