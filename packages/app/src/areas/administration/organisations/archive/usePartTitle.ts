import { type ArchivePartName, archiveExtras } from '@embpm/contract/organisation-archive'
import { useTranslation } from 'react-i18next'
import { pageOfKind } from '../../../../routes/views.js'

type Extra = (typeof archiveExtras)[number]

const isExtra = (part: ArchivePartName): part is Extra => archiveExtras.some((extra) => extra === part)

/** Answers what a part of an archive is called: as the page of its kind, or by words of its own. */
export function usePartTitle(): (part: ArchivePartName) => string {
  const { t } = useTranslation()
  return (part) => {
    if (isExtra(part)) return t(`organisations.archive.parts.${part}`)
    const title = pageOfKind(part)?.title
    return title ? t(title) : part === 'views' ? t('organisations.archive.parts.views') : part
  }
}
