import { ProcessComments } from './ProcessComments.js'
import { StepComments } from './StepComments.js'
import './styles.css'

/** What shows comments: those on one step, and those on all steps of a process. They are loaded together. */
export const commentPanels = { StepComments, ProcessComments }
