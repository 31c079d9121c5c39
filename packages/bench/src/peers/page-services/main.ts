// The back end alone: what it answers is timed, nothing is drawn.
import { timeServices } from '../../services/timeServices.ts'

window.timeServices = timeServices
