// The organisation chart alone: what opening and dragging it takes is timed beside the same cards as plain elements.
import { timeOrganisation } from '../../organisation/timeOrganisation.tsx'

window.timeOrganisation = timeOrganisation
