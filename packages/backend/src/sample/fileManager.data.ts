import type { FileItem } from '@embpm/contract/sample/fileManager'

import { ago } from './clock.js'

/** An item without what follows from the others. */
type Seed = Pick<FileItem, 'id' | 'folderId' | 'name' | 'type' | 'createdBy' | 'description'> & {
  /** Days before the sample's clock at which it was created and last changed. */
  days: readonly [created: number, modified: number]
  /** Its own size in kilobytes; folders have none. */
  kilobytes?: number
}

const seeds: readonly Seed[] = [
  {
    id: 'folder-blueprint',
    folderId: null,
    name: 'Blueprint',
    type: 'folder',
    createdBy: 'Marta Kowalczyk',
    days: [212, 4],
    description: 'One folder for each end-to-end process. Only what the process owner has signed stays here.',
  },
  {
    id: 'folder-order-to-cash',
    folderId: 'folder-blueprint',
    name: 'Order to cash',
    type: 'folder',
    createdBy: 'Eleni Markou',
    days: [205, 6],
    description: 'From the customer inquiry to the cleared invoice, including returns.',
  },
  {
    id: 'folder-workshops',
    folderId: 'folder-order-to-cash',
    name: 'Workshops',
    type: 'folder',
    createdBy: 'Quentin Dubois',
    days: [180, 17],
    description: null,
  },
  {
    id: 'folder-purchase-to-pay',
    folderId: 'folder-blueprint',
    name: 'Purchase to pay',
    type: 'folder',
    createdBy: 'Pablo Ibarra',
    days: [198, 4],
    description: 'Solicitudes, pedidos, entrada de mercancías y verificación de facturas.',
  },
  {
    id: 'folder-cutover',
    folderId: null,
    name: 'Cutover',
    type: 'folder',
    createdBy: 'Greta Lindholm',
    days: [63, 1],
    description: 'Everything for the weekend of the change. Rehearsal two is on 12 December.',
  },
  {
    id: 'folder-training',
    folderId: null,
    name: 'Training',
    type: 'folder',
    createdBy: 'Ines Moreau',
    days: [120, 9],
    description: 'Supports de formation par rôle et par langue.',
  },
  {
    id: 'folder-archive',
    folderId: null,
    name: 'Archive',
    type: 'folder',
    createdBy: 'Marta Kowalczyk',
    days: [212, 212],
    description: 'Superseded documents move here after go-live.',
  },
  {
    id: 'file-project-charter',
    folderId: null,
    name: 'Project charter',
    type: 'PDF',
    createdBy: 'Greta Lindholm',
    days: [230, 188],
    kilobytes: 842,
    description: 'Signed by all four sponsors. Scope, budget and the three decisions that cannot be reopened.',
  },
  {
    id: 'file-budget-2027',
    folderId: null,
    name: 'Budget 2027',
    type: 'XLS',
    createdBy: 'Beatriz Carvalho',
    days: [41, 2],
    kilobytes: 318,
    description: 'Versão para aprovação: licenças, consultoria e viagens por trimestre.',
  },
  {
    id: 'file-read-me-first',
    folderId: null,
    name: 'Read me first',
    type: 'TXT',
    createdBy: 'Marta Kowalczyk',
    days: [212, 33],
    kilobytes: 6,
    description: 'How documents are named, who may sign them and where drafts belong.',
  },
  {
    id: 'file-steering-committee',
    folderId: null,
    name: 'Steering committee November',
    type: 'JPG',
    createdBy: 'Ines Moreau',
    days: [8, 8],
    kilobytes: 2765,
    description: null,
  },
  {
    id: 'file-fit-gap-list',
    folderId: 'folder-order-to-cash',
    name: 'Fit-gap list',
    type: 'XLS',
    createdBy: 'Oksana Melnyk',
    days: [176, 6],
    kilobytes: 1204,
    description: '148 requirements: 121 in the standard, 19 by configuration, 8 RICEFW items.',
  },
  {
    id: 'file-requirements-order-to-cash',
    folderId: 'folder-order-to-cash',
    name: 'Requirements signed',
    type: 'DOC',
    createdBy: 'Eleni Markou',
    days: [150, 52],
    kilobytes: 967,
    description: 'Υπογεγραμμένη έκδοση 2.1 με τα σχόλια των πωλήσεων.',
  },
  {
    id: 'file-pricing-minutes',
    folderId: 'folder-workshops',
    name: 'Pricing minutes',
    type: 'TXT',
    createdBy: 'Quentin Dubois',
    days: [31, 30],
    kilobytes: 14,
    description: 'Open point: who may give more than 12 % discount without a second signature?',
  },
  {
    id: 'file-whiteboard',
    folderId: 'folder-workshops',
    name: 'Whiteboard returns',
    type: 'JPG',
    createdBy: 'Lucas Pereira',
    days: [17, 17],
    kilobytes: 3480,
    description: null,
  },
  {
    id: 'file-approval-levels',
    folderId: 'folder-purchase-to-pay',
    name: 'Approval levels',
    type: 'PDF',
    createdBy: 'Pablo Ibarra',
    days: [97, 20],
    kilobytes: 455,
    description: 'Three levels by amount and one by risk of the supplier.',
  },
  {
    id: 'file-supplier-interview',
    folderId: 'folder-purchase-to-pay',
    name: 'Supplier interviews',
    type: 'DOC',
    createdBy: 'Jonas Albrecht',
    days: [88, 4],
    kilobytes: 733,
    description: 'Gespräche mit zwölf Lieferanten über elektronische Bestellungen und Rechnungen.',
  },
  {
    id: 'file-cutover-plan',
    folderId: 'folder-cutover',
    name: 'Cutover plan',
    type: 'XLS',
    createdBy: 'Kalinda Rao',
    days: [60, 1],
    kilobytes: 1893,
    description: '312 tasks over 61 hours, with the two points at which we may still go back.',
  },
  {
    id: 'file-rehearsal-notes',
    folderId: 'folder-cutover',
    name: 'Rehearsal notes',
    type: 'TXT',
    createdBy: 'Marta Kowalczyk',
    days: [12, 11],
    kilobytes: 22,
    description: 'Notatki z pierwszej próby: migracja zapasów trwała o cztery godziny za długo.',
  },
  {
    id: 'file-scanner-poster',
    folderId: 'folder-training',
    name: 'Scanner poster',
    type: 'JPG',
    createdBy: 'Farid Benali',
    days: [45, 45],
    kilobytes: 1610,
    description: 'For the wall beside gate 3: the five keys of the handheld.',
  },
  {
    id: 'file-handbook-russian',
    folderId: 'folder-training',
    name: 'Инструкция кладовщика',
    type: 'DOC',
    createdBy: 'Dmitri Volkov',
    days: [70, 9],
    kilobytes: 1122,
    description: 'Приёмка, размещение и отбор товара на ручном терминале.',
  },
  {
    id: 'file-handbook-japanese',
    folderId: 'folder-training',
    name: '倉庫マニュアル',
    type: 'PDF',
    createdBy: 'Hiro Tanabe',
    days: [66, 28],
    kilobytes: 2048,
    description: '入庫から出庫までの手順。第2版。',
  },
]

const childrenOf = (folderId: string) => seeds.filter((seed) => seed.folderId === folderId)

const kilobytesOf = ({ id, kilobytes }: Seed): number =>
  kilobytes ?? childrenOf(id).reduce((sum, child) => sum + kilobytesOf(child), 0)

const sizeText = (kilobytes: number) => (kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`)

const counted = (count: number, noun: string) => (count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`])

function contentsText(folderId: string): string {
  const inside = childrenOf(folderId)
  const folders = inside.filter(({ type }) => type === 'folder').length
  return [...counted(folders, 'folder'), ...counted(inside.length - folders, 'file')].join(', ') || 'Empty'
}

/** The 22 folders and files of the sample. Names are unique, and their order by code unit is the one of a dictionary. */
export const itemSeeds: readonly FileItem[] = seeds.map((seed) => {
  const { id, folderId, name, type, createdBy, days, description } = seed
  const [created, modified] = days
  return {
    id,
    folderId,
    name,
    createdBy,
    createdAt: ago({ days: created, hours: name.length % 5 }),
    modifiedAt: ago({ days: modified, minutes: name.length }),
    size: sizeText(kilobytesOf(seed)),
    type,
    contents: type === 'folder' ? contentsText(id) : null,
    description,
  }
})
