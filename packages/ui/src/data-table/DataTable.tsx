import { Grid } from './Grid.js'
import { Pager } from './Pager.js'
import { SelectionBar } from './SelectionBar.js'
import { Toolbar } from './Toolbar.js'

/**
 * The parts of a data table; all take the `table` of `useDataTable`. Put them under each other in a flex column with a
 * height: the grid takes what the others leave and scrolls inside.
 */
export const DataTable = { Toolbar, Grid, SelectionBar, Pager } as const
