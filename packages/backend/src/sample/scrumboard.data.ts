import type { Board, BoardLabel, BoardList, BoardMember, Card } from '@embpm/contract/sample/scrumboard'

import { ago } from './clock.js'
import { people } from './people.data.js'

/** A card as it is kept: with the ids of its labels. */
type CardSeed = Omit<Card, 'labels'> & { labels: string[] }

/** Distance of two neighbours, so that others fit between them. Source: constants and limits. */
const step = 65_536

/** What the list below says about a board. Its lists hold lines: title | labels | days until due | description. */
interface Plan {
  slug: string
  title: string
  description: string
  icon: string
  lastActivity: string
  /** Slugs of people. */
  members: readonly string[]
  labels: readonly string[]
  lists: readonly (readonly [title: string, lines: string])[]
}

const plans: readonly Plan[] = [
  {
    slug: 'warehouse',
    title: 'Warehouse roll-out',
    description: 'From paper lists to scanners in nine warehouses of Kestrel Logistics.',
    icon: 'heroicons_outline:truck',
    lastActivity: ago({ minutes: 25 }),
    members: ['farid-benali', 'kalinda-rao', 'oksana-melnyk', 'marta-kowalczyk'],
    labels: ['Blocked', 'Hardware', 'Master data', 'Training'],
    lists: [
      [
        'Ideas',
        `Weigh pallets while the lift moves them | Hardware | | Two makers offer a scale in the fork. Ask for a loan of four weeks.
         Show the fire load of a hall on its map | | |`,
      ],
      [
        'Next',
        `Bin labels for hall 3 | Hardware, Master data | 6 | 2,140 bins. The numbers follow the aisle, not the rack.
         Former l’équipe de nuit | Training | 9 | Deux soirées à partir de 22 h, avec de vrais cartons.
         Units of measure of 312 articles | Master data | 4 | Carton and layer have the same factor. One of them is wrong.`,
      ],
      [
        'In work',
        `Scanner profile for the cold store | Hardware, Blocked | 2 | Gloves make the side keys useless; waiting for a sample with big keys.
         Перенести залишки складу в Києві | Master data | 3 | Перевірити партії з простроченим терміном.`,
      ],
      [
        'Done',
        `Wireless measured in all halls | Hardware | -12 | Weak only behind the press in hall 2.
         Pilot in Casablanca | Training | -20 | 11 people, 3 days, 98 % of confirmations by scanner.`,
      ],
    ],
  },
  {
    slug: 'batch-release',
    title: 'Batch release',
    description: 'How a batch at Helvora Pharma gets from its last step to the customer in five days instead of nine.',
    icon: 'heroicons_outline:beaker',
    lastActivity: ago({ hours: 3 }),
    members: ['valentina-russo', 'noor-el-sayed', 'ines-moreau', 'eleni-markou', 'beatriz-carvalho'],
    labels: ['GMP', 'Validation', 'Waiting for the authority'],
    lists: [
      [
        'To be clarified',
        `Who may release on Saturdays? | GMP | 5 | The deputy has the right in the system but not in the procedure.
         Firma elettronica per il laboratorio esterno | GMP, Validation | | Serve un accordo sulla qualità firmato da entrambe le parti.`,
      ],
      [
        'Modelled',
        `Sampling plan by supplier history | GMP | 11 | Reduced sampling after ten good deliveries, back to full after one bad.
         Deviation with two approvers | Validation | 8 |`,
      ],
      [
        'In validation',
        `Certificate of analysis from the data of the laboratory | Validation | 3 | Test cases 14 to 22; the rounding of 14 is open.
         Retour des échantillons de réserve | GMP | 16 |`,
      ],
      ['Released', `Serial numbers on folding boxes | Waiting for the authority | -6 | Reported on the 9th.`],
    ],
  },
  {
    slug: 'grid-maintenance',
    title: 'Grid maintenance',
    description: 'Inspections, faults and spare parts of Bluefen Energy, planned by the state of the line.',
    icon: 'heroicons_outline:bolt',
    lastActivity: ago({ days: 1, hours: 2 }),
    members: ['greta-lindholm', 'tove-nygaard', 'dmitri-volkov', 'pablo-ibarra'],
    labels: ['Outage needed', 'Safety', 'Spare part', 'Weather'],
    lists: [
      [
        'Reported',
        `Varm skarv på ledning 14 | Safety, Outage needed | 1 | 78 °C vid 60 % last. Mät igen när det är kallare.
         Bird nest on mast 207 | Weather | |
         Ruido en el transformador de Bilbao norte | Spare part | 7 |`,
      ],
      [
        'Planned',
        `Replace 40 insulators before winter | Outage needed, Weather | 14 | Needs two days without wind above 8 m/s.
         Oil analysis of the sea cable terminal | Safety | 21 |`,
      ],
      ['On site', `Clear the trees of section 9 | Safety, Weather | 0 | Crew of five until Friday.`],
      ['Closed', ``],
    ],
  },
  {
    slug: 'model-quality',
    title: 'Quality of our models',
    description: 'Every released process has an owner, a test and a reader.',
    icon: 'heroicons_outline:squares-2x2',
    lastActivity: ago({ days: 2, minutes: 40 }),
    members: ['marta-kowalczyk', 'renata-novotna', 'william-hartley', 'jonas-albrecht', 'quentin-dubois'],
    labels: ['Naming', 'No owner', 'Too large'],
    lists: [
      [
        'Found',
        `“Process order v2 final NEW” | Naming, No owner | | 3 readers in a year.
         Purchase requisition with 118 elements | Too large | 10 | Split at the approval and at the choice of a source.
         Gateways without a question in 23 models | Naming | |`,
      ],
      ['Owner asked', `Travel expenses | No owner | 2 | Samuel asks the finance leads on Monday.`],
      [
        'In repair',
        `Rozdělit proces „Reklamace“ | Too large | 6 | Tři podprocesy: příjem, posouzení, vyrovnání.
         Wareneingang: Bezeichnungen nach Leitfaden | Naming | 5 |`,
      ],
      ['Good', `Month-end closing | | -15 | 41 elements, owner, two tests.`],
    ],
  },
  {
    slug: 'key-users',
    title: 'Key users learn',
    description: 'Who teaches what, where and in which language before the go-live of Terranova Group.',
    icon: 'heroicons_outline:academic-cap',
    lastActivity: ago({ days: 6, hours: 5 }),
    members: ['umut-demir', 'hiro-tanabe', 'chen-yulan', 'lucas-pereira', 'yusuf-karim', 'adaeze-obi'],
    labels: ['Material', 'Room', 'Translation'],
    lists: [
      [
        'To prepare',
        `設備保全の演習問題を作る | Material, Translation | 13 | 実際の故障票を三枚使う。
         Planlama eğitimi için veri seti | Material | 9 |
         月结培训教材 | Translation | 17 | 先翻译词汇表，再翻译练习。`,
      ],
      ['Scheduled', `Impostos na nota fiscal, turma 2 | Room | 4 | Sala 3, das 9h às 12h, doze lugares.`],
      [
        'Held',
        `First steps with the process map | Material | -8 | 26 people; the search was found by all without help.`,
      ],
    ],
  },
]

const boardIdOf = ({ slug }: Plan) => `board-${slug}`
const labelIdOf = (plan: Plan, title: string) => `label-${plan.slug}-${title.toLowerCase().replaceAll(' ', '-')}`
const listIdOf = (plan: Plan, index: number) => `list-${plan.slug}-${index + 1}`

function memberOf(slug: string): BoardMember[] {
  return people.filter((person) => person.id === `person-${slug}`).map(({ id, name, avatar }) => ({ id, name, avatar }))
}

function cardsOf(plan: Plan, listIndex: number, lines: string): CardSeed[] {
  const filled = lines.split('\n').filter((line) => line.trim() !== '')
  return filled.map((line, index) => {
    const [title = '', labels = '', due = '', description = ''] = line.split('|').map((part) => part.trim())
    return {
      id: `card-${plan.slug}-${listIndex + 1}-${index + 1}`,
      boardId: boardIdOf(plan),
      listId: listIdOf(plan, listIndex),
      position: step * (index + 1),
      title,
      description: description || null,
      labels: labels === '' ? [] : labels.split(', ').map((label) => labelIdOf(plan, label)),
      dueDate: due === '' ? null : ago({ days: -Number(due) }),
    }
  })
}

/** The boards with their members. */
export const boardSeeds: readonly Board[] = plans.map((plan) => ({
  id: boardIdOf(plan),
  title: plan.title,
  description: plan.description,
  icon: plan.icon,
  lastActivity: plan.lastActivity,
  members: plan.members.flatMap(memberOf),
}))

/** The lists of all boards. */
export const listSeeds: readonly BoardList[] = plans.flatMap((plan) =>
  plan.lists.map(([title], index) => ({
    id: listIdOf(plan, index),
    boardId: boardIdOf(plan),
    position: step * (index + 1),
    title,
  })),
)

/** The labels of all boards. */
export const labelSeeds: readonly BoardLabel[] = plans.flatMap((plan) =>
  plan.labels.map((title) => ({ id: labelIdOf(plan, title), boardId: boardIdOf(plan), title })),
)

/** The cards of all lists. */
export const cardSeeds: readonly CardSeed[] = plans.flatMap((plan) =>
  plan.lists.flatMap(([, lines], index) => cardsOf(plan, index, lines)),
)
