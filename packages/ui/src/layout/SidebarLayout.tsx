import type { ReactNode } from 'react'
import { Avatar } from '../avatar/index.js'
import { useWords } from '../ui-strings/index.js'
import { LayoutFrame } from './LayoutFrame.js'
import { layoutWords, type LayoutProps } from './LayoutProps.js'

export type { LayoutProps } from './LayoutProps.js'
export { useScrollRestoration } from './useScrollRestoration.js'

/** Who is signed in. */
export interface LayoutUser {
  /** Given name and family name. */
  name: string
  /** E-mail address, below the name. */
  email: string
  /** Address of a picture; the initials stand in. */
  avatar?: string
}

/** Props of `SidebarLayout`. */
export interface SidebarLayoutProps extends LayoutProps {
  /** `classy` has a sidebar with the user, `dense` a rail of glyphs. It may change: page, header and menus stay as they are. */
  look: 'classy' | 'dense'
  /** Shown on top of the sidebar of `classy`. */
  user: LayoutUser
  /** The product's mark on top of the rail of `dense`, 28 px; give it `aria-hidden`. */
  mark?: ReactNode
  /** At the end of the footer of `dense`: counts, keys, the state of the connection. */
  status?: ReactNode
}

/** `ClassyLayout` or `DenseLayout`, for an application whose users choose: the page keeps what was typed into it. */
export function SidebarLayout({
  look,
  user,
  mark,
  status,
  version,
  year,
  product = 'EMBPM',
  defaultSidebarOpen = look === 'classy',
  className = '',
  ...rest
}: SidebarLayoutProps) {
  const t = useWords(layoutWords)
  const copyright = t('copyright', { year: String(year), product })
  return look === 'dense' ? (
    <LayoutFrame
      {...rest}
      className={`emb-dense ${className}`}
      folded="rail"
      defaultSidebarOpen={defaultSidebarOpen}
      sideHead={
        <>
          {mark}
          <span className="emb-dense-product">{product}</span>
        </>
      }
      footer={
        <>
          {/* As a string: a year has no thousands separator. */}
          <bdi>
            {copyright} {version}
          </bdi>
          {status !== undefined && <span className="emb-dense-status">{status}</span>}
        </>
      }
    />
  ) : (
    <LayoutFrame
      {...rest}
      className={`emb-classy ${className}`}
      folded="closed"
      defaultSidebarOpen={defaultSidebarOpen}
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
          <bdi>{copyright}</bdi>
          <span>{version}</span>
        </>
      }
    />
  )
}
