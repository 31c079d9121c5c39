import { createContext, use, type ReactNode } from 'react'

const Context = createContext(false)

interface NavigationRailProps {
  /** Whether there is room for glyphs alone. */
  value: boolean
  children: ReactNode
}

/** A layout tells the navigation inside it that it is a rail. */
export const NavigationRail = ({ value, children }: NavigationRailProps) => <Context value={value}>{children}</Context>

/** Whether the navigation here is a rail of glyphs. */
export const useNavigationRail = (): boolean => use(Context)
