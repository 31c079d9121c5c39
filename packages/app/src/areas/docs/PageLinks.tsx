import { LinkButton } from '@embpm/ui/button'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../entity/usePlace.js'
import { useVisitor } from '../../entity/useUser.js'
import { inOrganisation } from '../../routes/page.js'
import { addressOf, isOpen, pageOf } from '../../routes/views.js'
import { pageIcon } from '../../shell/pageIcon.js'

/** Props of `PageLinks`. */
export interface PageLinksProps {
  /** Paths of the pages below the organisation: `bp/task`. */
  pages: readonly string[]
}

/** Links to the pages that something is said of: those of them that the visitor may open. */
export function PageLinks({ pages }: PageLinksProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const visitor = useVisitor()
  const links = pages
    .map((path) => pageOf(inOrganisation(path)))
    .filter((page) => isOpen(page, visitor))
    .flatMap(({ path, title, icon }) => (title ? [{ href: addressOf(path, place), title: t(title), icon }] : []))
  if (links.length === 0) return null
  return (
    <ul className="emb-app-docs-pages">
      {links.map(({ href, title, icon }) => (
        <li key={href}>
          <LinkButton size="s" href={href} icon={icon && pageIcon(icon)}>
            {title}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
