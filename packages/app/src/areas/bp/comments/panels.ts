export { ProcessComments } from './ProcessComments.js'
export { StepComments } from './StepComments.js'
import './styles.css'
