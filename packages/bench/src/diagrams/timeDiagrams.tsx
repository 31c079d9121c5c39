import { differenceOf, readModel } from '@embpm/bpmn'
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import 'bpmn-js/dist/assets/diagram-js.css'
import 'bpmn-js/dist/assets/bpmn-js.css'
import '@embpm/ui/styles.css'
import { DiagramView } from '../../../app/src/diagram/DiagramView.js'
import type { Modeler } from '../../../app/src/diagram/modeler/Modeler.js'
import { ModelerView } from '../../../app/src/diagram/modeler/ModelerView.js'
import { ModelerOutline } from '../../../app/src/diagram/modeler/outline/ModelerOutline.js'
import { createServices } from '../../../app/src/session/services.js'
import { ServicesProvider } from '../../../app/src/shell/ServicesProvider.js'
import { median } from '../median.ts'
import type { DiagramTimes } from './DiagramSample.ts'
import { modelOfSize } from './modelOfSize.ts'

const repetitions = 7
/** The first ones load and compile what all need. */
const warming = 2
const patience = 60_000

const ignore = () => undefined

/** The beginning of the frame after the one that shows what is in the document now. */
const painted = () =>
  new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))

const rest = () => new Promise((resolve) => setTimeout(resolve, 100))

const services = createServices({ send: () => Promise.resolve(Response.json({}, { status: 503 })) })

/** Something of the application in English, without anybody who is signed in. */
const InApp = ({ children }: { children: ReactNode }) => (
  <ServicesProvider services={services}>
    <I18nextProvider i18n={services.texts.i18n}>{children}</I18nextProvider>
  </ServicesProvider>
)

/** Fails with what was waited for instead of waiting for ever. */
function within<Result>(what: string, work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${what} does not end`)), patience)
  })
  return Promise.race([work, late])
}

/** A box of the size that a diagram has on a page, with what is mounted in it. */
function frame(width = 1100) {
  const host = document.createElement('div')
  host.style.cssText = `inline-size: ${width}px; block-size: 760px; display: grid`
  document.body.append(host)
  return host
}

/** Mounts something, waits until it says that it is there, and takes it away. */
async function mounted(what: string, width: number, draw: (done: () => void) => ReactNode): Promise<number> {
  const host = frame(width)
  const root = createRoot(host)
  await rest()
  const start = performance.now()
  await within(what, new Promise<void>((resolve) => root.render(draw(resolve))))
  const time = (await painted()) - start
  root.unmount()
  host.remove()
  return time
}

async function bareOpening(xml: string): Promise<number> {
  const host = frame()
  await rest()
  const start = performance.now()
  const viewer = new NavigatedViewer({ container: host })
  await within('The library’s viewer', viewer.importXML(xml))
  viewer.get<{ zoom: (to: string) => void }>('canvas').zoom('fit-viewport')
  const time = (await painted()) - start
  viewer.destroy()
  host.remove()
  return time
}

const ourOpening = (xml: string) =>
  mounted('Our viewer', 1100, (done) => (
    <InApp>
      <DiagramView xml={xml} label="Measured" selected={null} onSelect={ignore} onOpened={done} />
    </InApp>
  ))

/** Calls back once it is in the document. */
const There = ({ done }: { done: () => void }) => <span ref={(element) => void (element && done())} hidden />

const plainList = (names: readonly string[]) =>
  mounted('A plain list', 272, (done) => (
    <div style={{ overflow: 'auto', blockSize: 760 }}>
      <ul>
        {names.map((name, index) => (
          <li key={index} style={{ blockSize: 28 }}>
            {name}
          </li>
        ))}
      </ul>
      <There done={done} />
    </div>
  ))

const outline = (modeler: Modeler) =>
  mounted('The outline', 272, (done) => (
    <InApp>
      <ModelerOutline modeler={modeler} selected={null} onSelect={ignore} />
      <There done={done} />
    </InApp>
  ))

/** A modeler with a file, and what takes it away. */
async function openModeler(xml: string) {
  const host = frame()
  const root = createRoot(host)
  const modeler = await within(
    'The modeler',
    new Promise<Modeler>((resolve) => {
      const take = (made: Modeler | null) => made && resolve(made)
      root.render(
        <InApp>
          <ModelerView xml={xml} label="Measured" selected={null} onSelect={ignore} onModeler={take} />
        </InApp>,
      )
    }),
  )
  return {
    modeler,
    close: () => {
      root.unmount()
      host.remove()
    },
  }
}

async function comparing(xml: string, changed: string): Promise<number> {
  const [before, after] = await Promise.all([readModel(xml), readModel(changed)])
  const start = performance.now()
  const changes = differenceOf(before, after)
  const time = performance.now() - start
  if (changes.length === 0) throw new Error('Nothing differs')
  return time
}

/** Opens, lists and compares a diagram of about so many elements, each several times in turn. */
export async function timeDiagrams(size: number): Promise<DiagramTimes> {
  const xml = modelOfSize(size)
  const changed = modelOfSize(size, (number) => (number % 10 === 0 ? `Changed ${number}` : `Step ${number}`))
  const model = await readModel(xml)
  const names = [...model.elements.values()].map(({ type, name }) => `${type} ${name}`)
  const runs: Omit<DiagramTimes, 'elements'>[] = []
  const { modeler, close } = await openModeler(xml)
  for (let run = 0; run < warming + repetitions; run += 1) {
    const found = {
      bare: await bareOpening(xml),
      ours: await ourOpening(xml),
      outline: await outline(modeler),
      list: await plainList(names),
      compare: await comparing(xml, changed),
    }
    if (run >= warming) runs.push(found)
  }
  close()
  const of = (key: keyof (typeof runs)[number]) => median(runs.map((found) => found[key]))
  return {
    elements: names.length,
    bare: of('bare'),
    ours: of('ours'),
    outline: of('outline'),
    list: of('list'),
    compare: of('compare'),
  }
}
