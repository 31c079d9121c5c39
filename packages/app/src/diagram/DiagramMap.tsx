import { memo, useDeferredValue, useEffect, useState, type PointerEvent } from 'react'
import type { Box, Diagram, DiagramElement } from './Diagram.js'

/** Props of `DiagramMap`. */
interface DiagramMapProps {
  diagram: Diagram
  elements: readonly DiagramElement[]
  selected: string | null
}

const none: readonly DiagramElement[] = []

/** Free room around, in units of the diagram. */
const margin = 40

/** The smallest box around all of them. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - margin
  const y = Math.min(...boxes.map((box) => box.y)) - margin
  const width = Math.max(...boxes.map((box) => box.x + box.width)) + margin - x
  const height = Math.max(...boxes.map((box) => box.y + box.height)) + margin - y
  return { x, y, width, height }
}

/** All of the diagram, small, with a frame around what is in sight; dragging moves that. Keys do the same on the canvas, so it is not read out. */
export function DiagramMap({ diagram, elements, selected }: DiagramMapProps) {
  const [sight, setSight] = useState(diagram.sight)
  useEffect(() => diagram.watch(() => setSight(diagram.sight())), [diagram])
  // The diagram itself is painted first.
  const drawn = useDeferredValue(elements, none)
  const boxes = elements.flatMap(({ box }) => box ?? [])
  const all = around([...boxes, sight])

  const move = ({ currentTarget, buttons, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const matrix = currentTarget.getScreenCTM()
    if (buttons !== 1 || !matrix) return
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    const { scale } = diagram.viewbox()
    diagram.setViewbox({ x: x - sight.width / 2, y: y - sight.height / 2, scale })
  }
  return (
    <div className="emb-diagram-map" aria-hidden="true">
      <svg
        viewBox={`${all.x} ${all.y} ${all.width} ${all.height}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          move(event)
        }}
        onPointerMove={move}
      >
        <Boxes elements={drawn} selected={selected} />
        <rect className="emb-diagram-map-sight" {...sight} rx={6} />
      </svg>
    </div>
  )
}

/** Not drawn anew for every step of a move. */
const Boxes = memo(function Boxes({ elements, selected }: Pick<DiagramMapProps, 'elements' | 'selected'>) {
  return elements.map(
    ({ id, type, box }) =>
      box && <rect key={id} {...box} data-type={type} data-selected={id === selected || undefined} />,
  )
})
