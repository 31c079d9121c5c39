// A dashboard of twelve charts alone: what painting it takes is timed beside SVG by hand and a peer.
import { timeDashboards } from '../../dashboards/timeDashboards.tsx'

window.timeDashboards = timeDashboards
