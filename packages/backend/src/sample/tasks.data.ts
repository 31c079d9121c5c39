import { type Task, task, type TaskTag } from '@embpm/contract/sample/tasks'

import { sampleTable } from '../sampleTable.js'
import { ago } from './clock.js'
import { orderedTasks } from './orderedTasks.js'
import { people } from './people.data.js'

/** The tags of tasks. */
export const tagSeeds: readonly TaskTag[] = [
  { id: 'task-tag-api', title: 'Api' },
  { id: 'task-tag-frontend', title: 'Frontend' },
  { id: 'task-tag-bug', title: 'Bug' },
  { id: 'task-tag-backend', title: 'Backend' },
  { id: 'task-tag-urgent', title: 'Urgent' },
  { id: 'task-tag-discuss', title: 'Discuss' },
]

/** What a new task is like. Source: sample services, "Tasks". */
export const emptyTask: Omit<Task, 'id' | 'order'> = {
  type: 'task',
  title: '',
  notes: null,
  completed: false,
  dueDate: null,
  priority: 1,
  tags: [],
  assignedTo: null,
  subTasks: [],
}

/** What a line of the list below says about a task. */
interface Line {
  title: string
  notes?: string
  /** Titles of tags, lower case. */
  tags?: readonly ('api' | 'frontend' | 'bug' | 'backend' | 'urgent' | 'discuss')[]
  priority?: 0 | 2
  /** Days until it is due, by the sample's clock; negative when it is late. */
  due?: number
  /** Slug of a person. */
  who?: string
  done?: true
  /** Titles of its steps; a done one begins with an `x`. */
  steps?: readonly string[]
}

/** The list from top to bottom; a plain text is a section. */
const lines: readonly (string | Line)[] = [
  'Cut-over of the warehouses',
  {
    title: 'Freeze master data of plants 2100 and 2110',
    notes: 'No new storage bins from Friday noon. Yusuf tells the planners; exceptions go through Greta.',
    tags: ['urgent'],
    priority: 2,
    due: 2,
    who: 'yusuf-karim',
    steps: ['x Agree on the date', 'x Tell the plants', 'Lock the transactions', 'Check the change log'],
  },
  {
    title: 'Load open purchase orders & stock balances',
    notes: 'The rehearsal took 41 minutes for 18,300 lines. Compare totals by plant before anybody posts.',
    tags: ['backend'],
    due: 4,
    who: 'kalinda-rao',
    steps: ['x Extract', 'x Map the units', 'Load', 'Compare totals'],
  },
  {
    title: 'Bestandsdifferenzen der Generalprobe klären',
    notes: 'Drei Lagerplätze weichen ab: L-014, L-220 und L-311. Ursache vermutlich die Rundung bei Paletten.',
    tags: ['bug', 'urgent'],
    priority: 2,
    due: 1,
    who: 'jonas-albrecht',
  },
  {
    title: 'Former les caristes à la confirmation par scanner',
    notes: 'Deux groupes de huit, le matin. Prévoir des étiquettes de test.',
    due: 6,
    who: 'ines-moreau',
  },
  {
    title: 'Print the new bin labels',
    tags: [],
    priority: 0,
    due: -3,
    who: 'farid-benali',
    done: true,
  },
  {
    title: 'Перевірити друк накладних після переходу',
    notes: 'Потрібні три приклади: звичайна, експортна та повернення.',
    tags: ['backend'],
    due: 5,
    who: 'oksana-melnyk',
  },
  'Process models',
  {
    title: 'Split “Order to cash” where credit is checked',
    notes: 'The diagram has 64 elements. Credit check becomes a process of its own with a call activity.',
    tags: ['discuss'],
    due: 9,
    who: 'eleni-markou',
    steps: ['x Draft', 'Review with sales', 'Release'],
  },
  {
    title: 'Name every gateway of the returns process as a question',
    notes: 'A gateway without a question cannot be tested: <Condition?> is not a name.',
    priority: 0,
    who: 'marta-kowalczyk',
  },
  {
    title: 'Model what happens when net value < 50 EUR',
    notes: 'Today nobody charges freight below 50 EUR && nobody remembers why.',
    tags: ['discuss'],
    due: 12,
    who: 'quentin-dubois',
  },
  {
    title: 'Opisać obieg reklamacji w zakładzie w Gdańsku',
    notes: 'Rozmowa z magazynem we wtorek, pierwszy szkic w czwartek.',
    due: 7,
    who: 'marta-kowalczyk',
  },
  {
    title: '設備保全の申請フローを見直す',
    notes: '承認が三段階あり、平均で四日かかっている。二段階にできるか確認する。',
    tags: ['discuss'],
    due: 14,
    who: 'hiro-tanabe',
  },
  {
    title: 'Retire models nobody has opened for two years',
    priority: 0,
    who: 'renata-novotna',
    done: true,
  },
  'Forms and interfaces',
  {
    title: 'Serial number field accepts a trailing blank',
    notes: 'Found with a batch from Torino: "7733-A " and "7733-A" become two serial numbers.',
    tags: ['bug', 'frontend'],
    priority: 2,
    due: 0,
    who: 'valentina-russo',
    steps: ['x Reproduce', 'Trim on blur', 'Clean the 12 rows'],
  },
  {
    title: 'Publish the delivery status (v2) of carriers',
    notes: 'Fields stay the same, times come in UTC. Old address answers until March.',
    tags: ['api', 'backend'],
    due: 18,
    who: 'adaeze-obi',
    steps: ['x Schema', 'x Example answers', 'Client of Kestrel', 'Announcement'],
  },
  {
    title: 'Retry when the tax service answers 503',
    notes: 'Three times, 2 s, 4 s and 8 s apart; then the invoice waits in the inbox of tax.',
    tags: ['api', 'bug'],
    due: 3,
    who: 'lucas-pereira',
  },
  {
    title: 'Mostrar el precio con cuatro decimales en energía',
    notes: 'Solo en contratos por MWh; el total se redondea a dos.',
    tags: ['frontend'],
    due: 8,
    who: 'pablo-ibarra',
  },
  {
    title: 'Keyboard shortcut for “next open approval” ⌨️',
    tags: ['frontend'],
    priority: 0,
    who: 'jonas-albrecht',
  },
  {
    title: 'Replace the nightly file from the weighbridge by calls',
    notes: 'The bridge can send each weighing at once: POST with gross, tare and plate.',
    tags: ['api', 'discuss'],
    due: 25,
    who: 'adaeze-obi',
  },
  'Tests',
  {
    title: 'Record the test “Batch recall within four hours”',
    notes: 'Start at the customer complaint, end at the list of recipients. Measure each step.',
    tags: ['urgent'],
    priority: 2,
    due: 4,
    who: 'chen-yulan',
    steps: ['x Choose a batch', 'x Prepare the stock', 'Run', 'Write down the times'],
  },
  {
    title: '准备月结测试数据',
    notes: '需要三个公司代码、两种货币和一笔跨期冲销。',
    tags: ['backend'],
    due: 6,
    who: 'chen-yulan',
  },
  {
    title: 'İzmir fabrikası için planlama senaryosunu koş',
    notes: 'Vardiya takvimi 2. haftadan itibaren değişiyor.',
    due: 10,
    who: 'umut-demir',
  },
  {
    title: 'Ask finance which rounding they test (0.005 → ?)',
    tags: ['discuss'],
    due: -1,
    who: 'samuel-osei',
    done: true,
  },
  {
    title: 'اختبار صلاحيات المستودع بعد تغيير الأدوار',
    notes: 'مستخدمان لكل دور، والتأكد من أن أمين المخزن لا يرى الأسعار.',
    tags: ['backend'],
    due: 11,
    who: 'noor-el-sayed',
  },
  'Running the programme',
  {
    title: 'Prepare the steering committee: risks, cost, next gate',
    notes: 'Ten minutes for risks, no slide without a decision on it.',
    priority: 2,
    due: 5,
    who: 'greta-lindholm',
    steps: ['x Numbers from Beatriz', 'Risks with owners', 'Rehearse'],
  },
  {
    title: 'Budgetabweichung 2026 erklären (≥ 5 %)',
    notes: 'Zwei Positionen: Lizenzen der Testsysteme und Reisekosten Porto.',
    due: 9,
    who: 'beatriz-carvalho',
  },
  {
    title: 'Renew the certificate of sap-qa.terranova.example',
    tags: ['backend', 'urgent'],
    due: 13,
    who: 'dmitri-volkov',
  },
  {
    title: 'Rapportera bränsle och el för november',
    notes: 'Mätare 12 saknas i Göteborg; uppskatta och märk raden.',
    due: 15,
    who: 'tove-nygaard',
  },
  {
    title: 'Draw the map of interfaces after the cut-over',
    notes: 'One page. Whoever is on call at night should understand it without its author.',
    priority: 0,
    who: 'william-hartley',
  },
]

const idOf = (index: number) => `task-${String(index + 1).padStart(3, '0')}`

function taskOf(line: string | Line, order: number): Task {
  const id = idOf(order)
  if (typeof line === 'string') return { ...emptyTask, id, type: 'section', title: line, order }
  const { title, notes = null, tags = [], priority = 1, due, who, done = false, steps = [] } = line
  return {
    id,
    type: 'task',
    title,
    notes,
    completed: done,
    dueDate: due === undefined ? null : ago({ days: -due }),
    priority,
    tags: tags.map((tag) => `task-tag-${tag}`),
    assignedTo: who === undefined ? null : `person-${who}`,
    subTasks: steps.map((step, index) => ({
      id: `${id}-${index + 1}`,
      title: step.replace(/^x /, ''),
      completed: step.startsWith('x '),
    })),
    order,
  }
}

const deeds = [
  'Check the goods receipt of order',
  'Reconcile the invoice of order',
  'Confirm the delivery date of order',
  'Rückmeldung buchen zu Auftrag',
  'Prüflos freigeben zu Auftrag',
  'Vérifier le transport de la commande',
  'Confirmar la entrada del pedido',
  'Potwierdzić wysyłkę zamówienia',
  'Проверить отгрузку по заказу',
  '出荷を確認する 注文',
] as const

const reasons = [
  'The carrier reports another weight than the scale at the gate.',
  'The supplier sent two lines in one parcel; split them before posting.',
  'Der Liefertermin liegt nach dem Bedarfstermin, bitte mit der Planung klären.',
  'Le numéro de lot manque sur le bordereau.',
  'Quality has taken a sample; stock stays blocked until the result is in.',
] as const

const priorities = [1, 0, 1, 2, 1] as const

/** The index-th of the tasks that are only there in great number. */
function generated(index: number): Task {
  const plant = 2100 + (index % 37) * 10
  const tag = tagSeeds[index % 11]
  return {
    id: idOf(index),
    type: 'task',
    title: `${deeds[index % deeds.length]} ${4_500_000 + index}, plant ${plant}`,
    notes: index % 3 === 0 ? (reasons[index % reasons.length] ?? null) : null,
    completed: index % 4 === 0,
    dueDate: index % 5 === 0 ? null : ago({ days: (index % 120) - 40, hours: index % 8 }),
    priority: priorities[index % priorities.length] ?? 1,
    tags: tag ? [tag.id] : [],
    assignedTo: people[index % people.length]?.id ?? null,
    subTasks: [],
    order: index,
  }
}

/** The tasks of the sample, or as many as asked for: behind the sample's own ones, made ones. */
export function taskSeeds(rows = lines.length): readonly Task[] {
  return Array.from({ length: rows }, (_, index) => {
    const line = lines[index]
    return line === undefined ? generated(index) : taskOf(line, index)
  })
}

/** The tasks. Whoever reads them gets them by order; the titles are plain text. */
export const taskTable = orderedTasks(sampleTable({ name: 'task', schema: task, seeds: taskSeeds }))
