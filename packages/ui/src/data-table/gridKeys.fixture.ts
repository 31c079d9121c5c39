import { screen } from 'storybook/test'

/** The grid, and the element that its cursor is on. */
export const gridKeys = () => {
  const grid = screen.getByRole('grid')
  const active = (): HTMLElement => {
    const element = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
    if (!element) throw new Error('The cursor of the grid is nowhere.')
    return element
  }
  return { grid, active }
}
