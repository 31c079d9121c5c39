import type { ReactNode } from 'react'
import { ModelerOutline } from '../../../diagram/modeler/outline/ModelerOutline.js'
import type { PaneProps } from './PaneProps.js'
import { ElementProperties } from './properties/ElementProperties.js'

/** The panes beside the canvas: the same model as an outline, and what there is to say of the selected element. */
export const panes: Record<'outline' | 'properties', (props: PaneProps) => ReactNode> = {
  outline: ({ problems, ...props }) => <ModelerOutline {...props} markers={problems.marks} />,
  properties: ({ modeler, selected, onSelect }) => <ElementProperties {...{ modeler, selected, onSelect }} />,
}
