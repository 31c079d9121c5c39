import { EntityComments } from './EntityComments.js'
import { ProcessComments } from './ProcessComments.js'
import { StepComments } from './StepComments.js'
import './styles.css'

/** What shows comments: those on one step, those on all steps of a process, and those on an entity. They are loaded together. */
export const commentPanels = { StepComments, ProcessComments, EntityComments }
