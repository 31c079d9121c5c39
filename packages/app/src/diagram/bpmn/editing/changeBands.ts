import type { ModelerEditing, OutlineLane } from '../../modeler/ModelerEditing.js'
import type { InOneStep } from './addElements.js'
import { nameShape, tidyAround } from './createShapeAt.js'
import { allIn, areaIn, areaOf, findRoom, gap, makeRoom } from './rooms.js'
import { type EditingServices, isBand, isData, isNode, lanesIn, middleOf, type Shape } from './services.js'

/** Height of a pool that is new, and of a lane. */
const height = { pool: 160, lane: 120 }

const isPool = ({ type }: Shape) => type === 'bpmn:Participant'

const poolOf = (band: Shape): Shape => (isPool(band) || !band.parent ? band : poolOf(band.parent))

/** The commands that make and change pools and lanes, and what lies in which. */
export function changeBands(
  services: EditingServices,
  inOneStep: InOneStep,
): Pick<ModelerEditing, 'lanesFor' | 'moveToLane' | 'addPool' | 'addLane' | 'splitInLanes'> {
  const { canvas, factory, modeling, registry, rules } = services
  const pools = () => registry.getAll().filter(isPool)
  const nameOf = ({ businessObject }: Shape) => businessObject.name ?? ''

  const innermost = (band: Shape): readonly Shape[] => {
    const lanes = lanesIn(band)
    return lanes.length > 0 ? lanes.flatMap(innermost) : [band]
  }
  const lanesFor = (id: string): readonly OutlineLane[] => {
    const shape = registry.get(id)
    if (!shape || shape.host || !shape.parent || !isPool(shape.parent) || !(isNode(shape) || isData(shape))) return []
    const { band } = areaOf(shape)
    return pools()
      .toSorted((a, b) => a.y - b.y)
      .filter((pool) => pool.businessObject.processRef && (pool === shape.parent || rules.canMove([shape], pool)))
      .flatMap(innermost)
      .filter((lane) => lane !== band)
      .map((lane) => ({ id: lane.id, name: nameOf(lane), type: lane.type }))
  }
  /** Adds a lane where pools above and below keep clear of it. */
  const addBeside = (lane: Shape, where: 'above' | 'below', name: string) => {
    const pool = poolOf(lane)
    if (where === 'above') makeRoom(services, pool, 'y', pool.y - 1, height.lane)
    else makeRoom(services, pool, 'y', pool.y + pool.height + 1, height.lane)
    const added = modeling.addLane(lane, where === 'above' ? 'top' : 'bottom')
    nameShape(services, added, name)
    return added
  }

  return {
    lanesFor,
    moveToLane: (id, laneId) => {
      const [shape, lane] = [registry.get(id), registry.get(laneId)]
      if (!shape || !lane || !lanesFor(id).some((one) => one.id === laneId)) return false
      inOneStep(() => {
        const area = areaIn(lane)
        const at = findRoom(services, area, {
          width: shape.width,
          height: shape.height,
          left: shape.x,
          middle: middleOf(area.band).y,
          pushFrom: shape.x - 1,
          except: [shape],
        })
        const now = middleOf(shape)
        modeling.moveElements([shape], { x: at.x - now.x, y: at.y - now.y }, area.holder, { autoResize: false })
        tidyAround(services, [shape])
      })
      return true
    },
    addPool: (name) =>
      inOneStep(() => {
        const root = canvas.getRootElement()
        const all = allIn(root).filter((shape) => shape !== root && !shape.waypoints)
        const existing = pools()
        const bounds = boundsOf(existing.length > 0 ? existing : all.filter(({ labelTarget }) => !labelTarget))
        const box =
          existing.length > 0 && bounds
            ? {
                x: bounds.left,
                y: Math.max(...all.map((shape) => shape.y + shape.height)) + gap.x,
                width: bounds.right - bounds.left,
                height: height.pool,
              }
            : aroundAll(bounds)
        const pool = factory.createParticipantShape({ isExpanded: true })
        Object.assign(pool, { width: box.width, height: box.height })
        const made = modeling.createShape(pool, middleOf(box), root)
        nameShape(services, made, name)
        return made.id
      }),
    addLane: (id, where, name) => {
      const lane = registry.get(id)
      if (lane?.type !== 'bpmn:Lane') return null
      return inOneStep(() => addBeside(lane, where, name).id)
    },
    splitInLanes: (id, names) => {
      const band = registry.get(id)
      if (!band || !isBand(band) || lanesIn(band).length > 0 || names.length < 2) return null
      if (isPool(band) && !band.businessObject.processRef) return null
      return inOneStep(() => {
        // The first lane is made by the library together with the second one.
        let last = addBeside(band, 'below', names[1] ?? '')
        const [first] = lanesIn(band)
        if (first) nameShape(services, first, names[0] ?? '')
        for (const name of names.slice(2)) last = addBeside(last, 'below', name)
        return lanesIn(band).map((lane) => lane.id)
      })
    },
  }
}

const boundsOf = (shapes: readonly Shape[]) =>
  shapes.length === 0
    ? null
    : {
        left: Math.min(...shapes.map(({ x }) => x)),
        top: Math.min(...shapes.map(({ y }) => y)),
        right: Math.max(...shapes.map(({ x, width }) => x + width)),
        bottom: Math.max(...shapes.map((shape) => shape.y + shape.height)),
      }

/** The first pool takes in what is there. */
function aroundAll(bounds: ReturnType<typeof boundsOf>) {
  if (!bounds) return { x: 160, y: 80, width: 600, height: height.pool }
  const box = {
    x: bounds.left - 80,
    y: bounds.top - 60,
    width: bounds.right - bounds.left + 130,
    height: bounds.bottom - bounds.top + 120,
  }
  return { ...box, width: Math.max(600, box.width), height: Math.max(height.pool, box.height) }
}

/** Removes a lane; what lies in it comes into the lane above or below, and stands inside of that. */
export function removeLane({ modeling }: EditingServices, lane: Shape): void {
  const { y, height: high, parent } = lane
  modeling.removeElements([lane])
  // With lanes on both sides the library gives half to each, and steps in the middle would stand on the line.
  const above = parent && lanesIn(parent).find((one) => one.y < y && one.y + one.height > y)
  const below = parent && lanesIn(parent).find((one) => one.y > y && one.y < y + high)
  if (above && below) modeling.resizeLane(above, { ...boxOf(above), height: y + high - above.y }, true)
}

const boxOf = ({ x, y, width, height: high }: Shape) => ({ x, y, width, height: high })
