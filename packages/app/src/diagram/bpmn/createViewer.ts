import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer'
import 'bpmn-js/dist/assets/diagram-js.css'
import 'bpmn-js/dist/assets/bpmn-js.css'
import { trustMarkup } from '../../trustScripts.js'
import type { Diagram } from '../Diagram.js'
import { createDiagram } from './createDiagram.js'
import { isLibraryMarkup } from './libraryMarkup.js'
import { colours, fontsAt, lookModules } from './look.js'

trustMarkup(isLibraryMarkup)

/** Makes what only shows a file. */
export const makeViewer = (host: HTMLElement) =>
  new NavigatedViewer({ container: host, additionalModules: lookModules, ...colours, ...fontsAt(host) })

/** Makes a diagram to look at. */
export const createViewer = (host: HTMLElement): Diagram =>
  createDiagram({ viewer: makeViewer(host), host, makeViewer }).diagram
