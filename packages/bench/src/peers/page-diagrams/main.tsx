// Diagrams alone: what opening and comparing them takes is timed beside the bare library and a plain list.
import { timeDiagrams } from '../../diagrams/timeDiagrams.tsx'

window.timeDiagrams = timeDiagrams
