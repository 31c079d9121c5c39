import { globSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** Modules that stand in one file of the build, with all that they import but what a group before has. */
interface Chunk {
  name: string
  /** The higher ones take first. */
  priority: number
  /** Patterns from this folder; each matches something, or `tools/chunks.test.ts` fails. */
  modules: readonly string[]
}

/**
 * What is always asked for together stands in one file, which compresses better than a hundred small ones. `pnpm bench --kind load`
 * tells what a page takes by it.
 */
export const chunks: readonly Chunk[] = [
  // What waits until the document has painted imports nothing of what it waits for.
  { name: 'main', priority: 5, modules: ['src/main.ts'] },
  { name: 'sign-in', priority: 4, modules: ['src/start.tsx', 'src/auth/signInFirst.tsx'] },
  { name: 'workspace', priority: 3, modules: ['src/App.tsx', 'src/shell/Shell.tsx'] },
  // Trees share this one hook with the drawer, whose group they would load for it.
  { name: 'keyboard-scroll', priority: 2, modules: ['../ui/src/drawer/useKeyboardScroll.ts'] },
  // The chat, which has no list, shares the days with ranges of a list.
  { name: 'calendar', priority: 2, modules: ['../calendar/src/day.ts'] },
  {
    // Small parts of every screen, whether it shows a table or a tree.
    name: 'screen',
    priority: 2,
    modules: [
      'node_modules/lucide-react/dist/esm/icons/arrow-down.mjs',
      'node_modules/lucide-react/dist/esm/icons/arrow-left.mjs',
      'node_modules/lucide-react/dist/esm/icons/arrow-up.mjs',
      'node_modules/lucide-react/dist/esm/icons/chevron-left.mjs',
      'src/entity/CreateLink.tsx',
      'src/entity/IgnoredNotice.tsx',
      'src/entity/LinkTabs.tsx',
      'src/entity/step.ts',
      'src/entity/usePlace.ts',
      'src/entity/useUser.ts',
      '../contract/src/common/entityEndpoints.ts',
      '../contract/src/common/list.ts',
      '../contract/src/common/treeEndpoints.ts',
      '../ui/src/breadcrumbs/*.{ts,tsx}',
      '../ui/src/highlight/*.{ts,tsx}',
      '../ui/src/lazy-part/*.{ts,tsx}',
      '../ui/src/page/*.{ts,tsx}',
      '../ui/src/search-field/*.{ts,tsx}',
      '../ui/src/skeleton/*.{ts,tsx}',
      '../ui/src/row-source/selection/*.ts',
      '../ui/src/row-source/windowing/*.ts',
      '../ui/src/row-source/searchText.ts',
      '../ui/src/row-source/timeSlices.ts',
    ],
  },
  { name: 'list', priority: 1, modules: ['src/entity/EntityList.tsx'] },
]

/** The files that a pattern matches, as the bundler calls them. */
export const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: import.meta.dirname }).map((path) => realpathSync(join(import.meta.dirname, path)))
