import type { BpmnElement, Place, Point, ProcessModel } from '../ProcessModel.js'
import { origin, sizes } from '../writing/sizes.js'
import type { Box } from '../writing/writeText.js'
import { type Cell, type Grid, type GridItem, gridOf } from './gridOf.js'
import { middleOf, type PoolEnd, wayBetween, wayBetweenPools, wayInGrid } from './wayBetween.js'

/** Room around what lies in a subprocess, and between pools, in px. */
const padding = 20

/**
 * Lays out all elements of a model: pools below each other, their lanes stacked, nodes in their lane by their rank along the
 * flow, notes and data below the step that they belong to, flows orthogonal. A flow is left out where an end of it is missing.
 */
export function layOut(model: ProcessModel): Map<string, Place> {
  return new Layout(model).places
}

class Layout {
  readonly places = new Map<string, Place>()
  readonly #elements: BpmnElement[]
  readonly #byId: ReadonlyMap<string, BpmnElement>
  readonly #inside = new Map<string | null, BpmnElement[]>()
  readonly #attached = new Map<string, BpmnElement[]>()
  /** The cell of each node and the grid that it is of. */
  readonly #cells = new Map<string, { cell: Cell; grid: string | null }>()
  readonly #grids = new Map<string, Grid>()

  constructor({ elements }: ProcessModel) {
    this.#byId = elements
    this.#elements = [...elements.values()]
    for (const element of this.#elements) {
      append(this.#inside, this.#holderOf(element), element)
      if (element.attachedTo !== null) append(this.#attached, element.attachedTo, element)
    }
    this.#placeRoots()
    this.#placeFlows()
  }

  /** What holds an element, if the model has it. */
  #holderOf({ parent }: BpmnElement): string | null {
    return parent !== null && this.#byId.has(parent) ? parent : null
  }

  #placeRoots(): void {
    const pools = this.#elements.filter(({ type }) => type === 'bpmn:Participant').map(({ id }) => id)
    const grids = pools.map((id) => ({ id, grid: this.#gridOf(id), header: sizes.header + this.#headerOf(id) }))
    const free = this.#gridOf(null)
    const header = this.#headerOf(null)
    const width = Math.max(...grids.map(({ grid, header }) => grid.width + header), free.width + header)
    let { y } = origin
    for (const { id, grid, header } of grids) {
      const isEmpty = this.#membersOf(id).length === 0 && grid.bands.size === 0
      const height = isEmpty ? sizes.lane / 2 : grid.height
      this.places.set(id, { x: origin.x, y, width, height })
      this.#placeLanes(id, grid, { x: origin.x + sizes.header, y, width: width - sizes.header, height })
      this.#placeCells(id, grid, { x: origin.x + header, y })
      y += height + 2 * padding
    }
    this.#placeLanes(null, free, { x: origin.x, y, width, height: free.height })
    this.#placeCells(null, free, { x: origin.x + header, y })
  }

  #lanesOf(holder: string | null): BpmnElement[] {
    return (this.#inside.get(holder) ?? []).filter(({ type }) => type === 'bpmn:Lane')
  }

  /** Width of the strips with the names of lanes, and of the lanes within them. */
  #headerOf(holder: string | null): number {
    return sizes.header * Math.max(0, ...this.#lanesOf(holder).map((lane) => this.#depthOf(lane)))
  }

  /** How many lanes a lane lies in, with itself. */
  #depthOf({ lane }: BpmnElement): number {
    const outer = lane === null ? undefined : this.#byId.get(lane)
    return outer ? 1 + this.#depthOf(outer) : 1
  }

  /** Nodes, notes and data that lie in a pool or subprocess directly, or in none. */
  #membersOf(holder: string | null): BpmnElement[] {
    return (this.#inside.get(holder) ?? []).filter(
      ({ type, source, target, attachedTo }) =>
        source === null &&
        target === null &&
        !frames.has(type) &&
        !isWay(type) &&
        !(attachedTo !== null && this.#byId.has(attachedTo)),
    )
  }

  #gridOf(holder: string | null): Grid {
    const lanes = this.#lanesOf(holder)
    const outer = new Set(lanes.map(({ lane }) => lane))
    const bands = lanes.map(({ id }) => id).filter((id) => !outer.has(id))
    const items = this.#membersOf(holder).map((element) => this.#itemOf(element, bands))
    const ids = new Set(items.map(({ id }) => id))
    const ways = this.#elements.flatMap(({ type, source, target }) => {
      const from = source === null ? '' : (this.#byId.get(source)?.attachedTo ?? source)
      return type === 'bpmn:SequenceFlow' && target !== null && ids.has(from) ? [{ source: from, target }] : []
    })
    return gridOf(items, ways, bands)
  }

  #itemOf(element: BpmnElement, bands: readonly string[]): GridItem {
    const host = this.#hosts.get(element.id)
    const partner = host === undefined ? undefined : this.#byId.get(host)
    const isBeside =
      partner !== undefined && !isNode(element.type) && isNode(partner.type) && partner.parent === element.parent
    const lane = isBeside ? partner.lane : element.lane
    return {
      id: element.id,
      ...this.#sizeOf(element),
      band:
        bands.find((band) => band === lane) ??
        bands.find((band) => this.#byId.get(band)?.lane === lane && lane !== null) ??
        null,
      beside: isBeside ? partner.id : null,
    }
  }

  /** What a note or a piece of data is connected with. */
  get #hosts(): ReadonlyMap<string, string> {
    this.#connected ??= new Map(
      this.#elements.flatMap(({ type, source, target }): [string, string][] =>
        source === null || target === null || !isAssociation(type)
          ? []
          : [
              [target, source],
              [source, target],
            ],
      ),
    )
    return this.#connected
  }
  #connected: ReadonlyMap<string, string> | undefined

  #sizeOf({ id, type }: BpmnElement): { width: number; height: number } {
    const events = this.#attached.get(id)?.length ?? 0
    const base = sizeOf(type)
    if (!holders.has(type) || this.#membersOf(id).length === 0)
      return { ...base, width: Math.max(base.width, events * 46) }
    const grid = this.#grids.get(id) ?? this.#gridOf(id)
    this.#grids.set(id, grid)
    return {
      width: Math.max(grid.width + this.#headerOf(id) + 2 * padding, events * 46),
      height: grid.height + 2 * padding,
    }
  }

  #placeLanes(holder: string | null, grid: Grid, frame: Box): void {
    const lanes = this.#lanesOf(holder)
    const edges = new Map(grid.bands)
    // An outer lane spans its inner ones, which come after it in the file.
    for (const { id, lane } of lanes.toReversed()) {
      const own = edges.get(id)
      if (lane === null || own === undefined) continue
      const outer = edges.get(lane) ?? own
      const y = Math.min(outer.y, own.y)
      edges.set(lane, { y, height: Math.max(outer.y + outer.height, own.y + own.height) - y })
    }
    for (const lane of lanes) {
      const { y, height } = edges.get(lane.id) ?? { y: 0, height: 0 }
      const indent = sizes.header * (this.#depthOf(lane) - 1)
      this.places.set(lane.id, { x: frame.x + indent, y: frame.y + y, width: frame.width - indent, height })
    }
  }

  #placeCells(holder: string | null, grid: Grid, at: Point): void {
    for (const [id, { box, column }] of grid.cells) {
      const place = { ...box, x: box.x + at.x, y: box.y + at.y }
      this.places.set(id, place)
      this.#cells.set(id, {
        cell: { box: place, column: { ...column, x: column.x + at.x, y: column.y + at.y } },
        grid: holder,
      })
      const inner = this.#grids.get(id)
      if (inner) {
        const header = this.#headerOf(id)
        const frame = { x: place.x + padding, y: place.y + padding, width: inner.width + header, height: inner.height }
        this.#placeLanes(id, inner, frame)
        this.#placeCells(id, inner, { x: frame.x + header, y: frame.y })
      }
      const events = this.#attached.get(id) ?? []
      for (const [index, event] of events.entries()) {
        const { width, height } = sizes.event
        const x = Math.round(place.x + ((index + 1) * place.width) / (events.length + 1) - width / 2)
        this.places.set(event.id, { x, y: place.y + place.height - height / 2, width, height })
      }
    }
  }

  /** Sequence flows first: notes may hang on them. */
  #placeFlows(): void {
    const flows = this.#elements.filter(({ type }) => isWay(type))
    for (const [index, flow] of flows
      .toSorted((a, b) => Number(isAssociation(a.type)) - Number(isAssociation(b.type)))
      .entries()) {
      const source = this.#boxOf(flow.source)
      const target = this.#boxOf(flow.target)
      if (source && target) this.places.set(flow.id, { waypoints: this.#wayOf(flow, source, target, index) })
    }
  }

  #wayOf({ type, source, target }: BpmnElement, from: Box, to: Box, index: number): Point[] {
    const [out, into] = type === 'bpmn:MessageFlow' ? [this.#poolEndOf(source), this.#poolEndOf(target)] : []
    if (out && into && out.pool !== into.pool) return wayBetweenPools(out, into, padding)
    const event = source === null ? undefined : this.#byId.get(source)
    const host = event?.attachedTo ?? null
    const start = this.#cells.get(host ?? source ?? '')
    const end = this.#cells.get(target ?? '')
    if (type !== 'bpmn:SequenceFlow' || !start || !end || start.grid !== end.grid) return wayBetween(from, to)
    const middle = middleOf(from)
    return wayInGrid(start.cell, end.cell, index, host === null ? undefined : { x: middle.x, y: from.y + from.height })
  }

  /** A pool, or a node that lies in one directly. */
  #poolEndOf(id: string | null): PoolEnd | null {
    const element = id === null ? undefined : this.#byId.get(id)
    const placed = this.#cells.get(id ?? '')
    const pool = this.places.get((element?.type === 'bpmn:Participant' ? id : placed?.grid) ?? '')
    return pool && 'width' in pool && !holders.has(this.#byId.get(placed?.grid ?? '')?.type ?? '')
      ? { pool, cell: placed?.cell ?? null }
      : null
  }

  /** Where something is drawn; of a flow, the middle of its way. */
  #boxOf(id: string | null): Box | null {
    const place = id === null ? undefined : this.places.get(id)
    if (!place) return null
    if (!('waypoints' in place)) return place
    const [a, b] = place.waypoints.slice(Math.floor((place.waypoints.length - 1) / 2))
    return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width: 0, height: 0 } : null
  }
}

function append<K>(lists: Map<K, BpmnElement[]>, key: K, element: BpmnElement): void {
  const list = lists.get(key)
  if (list) list.push(element)
  else lists.set(key, [element])
}

const frames = new Set(['bpmn:Participant', 'bpmn:Lane'])
const holders = new Set(['bpmn:SubProcess', 'bpmn:AdHocSubProcess', 'bpmn:Transaction', 'bpmn:SubChoreography'])
const beside = new Set([
  'bpmn:TextAnnotation',
  'bpmn:DataObjectReference',
  'bpmn:DataStoreReference',
  'bpmn:DataInput',
  'bpmn:DataOutput',
  'bpmn:Group',
])

const isWay = (type: string) => type.endsWith('Flow') || type.endsWith('Association')
const isAssociation = (type: string) => type.endsWith('Association')
const isNode = (type: string) => !frames.has(type) && !beside.has(type) && !isWay(type)

function sizeOf(type: string): { width: number; height: number } {
  if (type.endsWith('Event')) return sizes.event
  if (type.endsWith('Gateway')) return sizes.gateway
  if (type.startsWith('bpmn:Data')) return sizes.data
  return sizes.task
}
