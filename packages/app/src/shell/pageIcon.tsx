import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** The glyph of a page or an app in menus. */
export const pageIcon = (Icon: LucideIcon): ReactNode => <Icon size={16} strokeWidth={1.5} aria-hidden />
