import { screen } from 'storybook/test'

export const gridKeys = () => {
  const grid = screen.getByRole('grid')
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
  return { grid, active }
}
