import { defineWords } from '../ui-strings/index.js'

/** Words that the layouts share. */
export const layoutWords = defineWords('layout', {
  skip: 'Skip to content',
  sidebar: 'Sidebar',
  toggle: 'Navigation',
  close: 'Close navigation',
  copyright: '© {year} {product}',
})
