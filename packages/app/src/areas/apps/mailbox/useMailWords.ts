import { useTranslation } from 'react-i18next'
import type { MailPlacesShown } from './mailQueries.js'
import type { MailView } from './mailView.js'

const folderNames = ['inbox', 'sent', 'drafts', 'spam', 'trash'] as const
const filterNames = ['starred', 'important'] as const

/** What folders, filters and labels are called: those that every mailbox has in the user's language, the others as the service says. */
export function useMailWords({ folders, filters, labels }: Pick<MailPlacesShown, 'folders' | 'filters' | 'labels'>) {
  const { t } = useTranslation()
  const folderName = ({ slug, title }: { slug: string; title: string }) => {
    const known = folderNames.find((one) => one === slug)
    return known ? t(`mailbox.folders.${known}`) : title
  }
  const filterName = ({ slug, title }: { slug: string; title: string }) => {
    const known = filterNames.find((one) => one === slug)
    return known ? t(`mailbox.filters.${known}`) : title
  }
  const viewName = ({ by, slug }: MailView): string => {
    const bySlug = (one: { slug: string }) => one.slug === slug
    if (by === 'label') return labels.find(bySlug)?.title ?? slug
    if (by === 'filter') return filterName(filters.find(bySlug) ?? { slug, title: slug })
    return folderName(folders.find(bySlug) ?? { slug, title: slug })
  }
  return { folderName, filterName, viewName }
}

/** What folders, filters and labels are called. */
export type MailWords = ReturnType<typeof useMailWords>
