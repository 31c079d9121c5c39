import { roleLetters, sampleModel, type StepRole } from '@embpm/bpmn'
import { nth } from '@embpm/storybook/nth'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { screen, waitFor } from 'storybook/test'
import { Workplace } from '../../../../entity/import/Workplace.fixture.js'
import { buildStory } from '../../task/buildStory.fixture.js'
import { RaciTab } from './RaciTab.js'

/** Props of `RaciPage`. */
export interface RaciPageProps {
  /** Id of the process that is chosen at first. */
  first: string | null
  language?: string
}

function Tab({ first }: Pick<RaciPageProps, 'first'>) {
  const [process, setProcess] = useState(first)
  return (
    <div style={{ display: 'flex', height: 'calc(100vh - 64px)' }}>
      <RaciTab process={process} onProcessChange={setProcess} />
    </div>
  )
}

/** The matrix below the head of a page. */
export const RaciPage = ({ first, language }: RaciPageProps) => (
  <Workplace
    language={language}
    title={language === 'de' ? 'Bericht' : 'Process report'}
    body={<Tab first={first} />}
  />
)

const grid = () => screen.findByRole<HTMLTableElement>('grid')

/** A cell, by what stands at the beginning of its row and of its column. */
async function cell(row: string, column: string): Promise<HTMLElement> {
  const table = await grid()
  const at = [...nth(table.tHead?.rows ?? [], 0).cells].findIndex(({ textContent }) => textContent === column)
  const rows = [...nth(table.tBodies, 0).rows, ...(table.tFoot?.rows ?? [])]
  const line = rows.find(({ cells }) => cells[0]?.textContent === row)
  const found = line?.cells[at]
  if (!found || at < 0) throw new Error(`There is no cell ${row} / ${column}`)
  return found
}

/** The letters of a cell. */
const letters = async (row: string, column: string): Promise<string> =>
  (await cell(row, column)).querySelector('.emb-app-raci-letters')?.textContent ?? ''

/** The model of a process as the server answers it. */
const answering = (process: string, bpmnXml: string) =>
  http.get('*/api/processes/revisions/:id', ({ params: { id } }) =>
    id === buildStory.theirs.id
      ? undefined
      : HttpResponse.json({ ...buildStory.theirs, id: String(id), processId: process, bpmnXml }),
  )

/** A process of many steps and roles, some of them with long names. */
function large(steps: number, roles: number): string {
  const ends = [
    '',
    ' of the regional distribution centre',
    ' and deputy',
    ' (Rechnungswesenabteilungsleitung)',
  ] as const
  const roleAt = (at: number) => ({
    ref: `ROL-L${at % roles}`,
    name: `Role ${(at % roles) + 1}${ends[(at % roles) % ends.length] ?? ''}`,
  })
  return sampleModel({
    name: 'Large',
    index: 0,
    steps: Array.from({ length: steps }, (_, at) => ({
      name: `Step ${at + 1}`,
      lane: 'Lane',
      type: 'userTask' as const,
      roles: roleLetters.map((letter, nth): StepRole => ({ letter, ...roleAt(at + nth * 3) })),
    })),
  })
}

/** What stories of the matrix share. */
export const raciStory = {
  grid,
  cell,
  letters,
  answering,
  large,
  /** Waits for what the bar says of what was entered. */
  says: (text: string) =>
    waitFor(() => {
      const said = document.querySelector('.emb-app-save-status')?.textContent
      if (!said?.includes(text)) throw new Error(`It says ${said}, not ${text}`)
    }),
}
