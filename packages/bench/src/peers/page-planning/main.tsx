// A plan of tasks and the grid of executions alone: what they take is timed beside plain elements, a peer and our data table.
import { timePlanning } from '../../planning/timePlanning.tsx'

window.timePlanning = timePlanning
