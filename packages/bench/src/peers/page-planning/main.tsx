// A plan of tasks and the grid of executions alone: what they take is timed beside plain elements, a peer and our data table.
import { createRoot } from 'react-dom/client'
import { timePlanning } from '../../planning/timePlanning.tsx'
import { WeeksTable } from '../../planning/WeeksTable.tsx'
import { host } from '../../page/painting.ts'

window.timePlanning = timePlanning
window.showTable = (rows, weeks) => createRoot(host()).render(<WeeksTable rows={rows} weeks={weeks} />)
