import { Avatar } from '../avatar/index.js'
import { LayoutFrame } from '../layout/LayoutFrame.js'
import type { LayoutProps } from '../layout/index.js'
import { layoutWords } from '../layout/layoutWords.js'
import { useWords } from '../ui-strings/index.js'

/** Who is signed in. */
export interface ClassyLayoutUser {
  /** Given name and family name. */
  name: string
  /** E-mail address, below the name. */
  email: string
  /** Address of a picture; the initials stand in. */
  avatar?: string
}

/** Props of `ClassyLayout`. The sidebar is open at first. */
export interface ClassyLayoutProps extends LayoutProps {
  /** Shown on top of the sidebar. */
  user: ClassyLayoutUser
}

/**
 * Sidebar with the user on top and year and version below, header and page. From 960 px the header's button takes the
 * sidebar away and brings it back; below, the sidebar is an overlay, closed at first, that Escape, navigating and a click
 * outside close. The first stop of the keyboard skips to the page.
 */
export function ClassyLayout({ user, version, year, product = 'EMBPM', className = '', ...rest }: ClassyLayoutProps) {
  const t = useWords(layoutWords)
  return (
    <LayoutFrame
      {...rest}
      className={`emb-classy ${className}`}
      folded="closed"
      sideHead={
        <>
          <Avatar name={user.name} src={user.avatar} aria-hidden="true" />
          <span className="emb-classy-user">
            <span className="emb-classy-user-name" title={user.name}>
              {user.name}
            </span>
            <span className="emb-classy-user-email" title={user.email}>
              {user.email}
            </span>
          </span>
        </>
      }
      footer={
        <>
          {/* As a string: a year has no thousands separator. */}
          <bdi>{t('copyright', { year: String(year), product })}</bdi>
          <span>{version}</span>
        </>
      }
    />
  )
}
