import type { ComponentProps } from 'react'
import { useWords } from '../ui-strings/index.js'
import { currentItem } from './currentItem.js'
import { navigationWords, type NavigationItem } from './NavigationItem.js'
import { NavigationItems } from './NavigationItems.js'
import { useNavigationRail } from './NavigationRail.js'

/** Props of `Navigation`. */
export interface NavigationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Groups, pages and lines, from top to bottom. */
  items: readonly NavigationItem[]
  /** The current page: the id of an item or an address; the item with the longest fitting link is marked. */
  current: string
  /** Shows glyphs alone, with the titles as tooltips. Default as the layout around it says, else `false`. */
  rail?: boolean
}

/**
 * The pages of an area as groups of links. The current one carries `aria-current="page"`. As a rail (56 px, the folded
 * sidebar of the dense layout) it shows the glyphs of the first level, or the first letter where there is none.
 */
export function Navigation({ items, current, rail, className = '', ...rest }: NavigationProps) {
  const t = useWords(navigationWords)
  const inRail = useNavigationRail()
  const folded = rail ?? inRail
  return (
    <nav
      aria-label={t('label')}
      {...rest}
      data-rail={folded ? '' : undefined}
      className={`emb-navigation ${className}`}
    >
      <NavigationItems items={items} currentId={currentItem(items, current)} current={current} rail={folded} />
    </nav>
  )
}
