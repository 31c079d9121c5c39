/** What sample requirements are about. */
export const requirementObjects = [
  'sales orders',
  'purchase orders',
  'supplier invoices',
  'deliveries',
  'quotations',
  'production orders',
  'credit memos',
  'goods receipts',
  'maintenance orders',
  'returns',
  'contracts',
  'stock transfers',
  'inspection lots',
  'billing documents',
  'service tickets',
  'price lists',
  'shipments',
  'time sheets',
  'travel expenses',
  'fixed assets',
  'batches',
  'internal orders',
  'serial numbers',
  'payment runs',
] as const

/** What is asked for: a title and why, with `%` for what it is about. */
export const requirementAsks = [
  { title: 'Show open % by due date', why: 'Clerks look into three transactions to find what is late.' },
  { title: 'Approve % above a limit', why: 'Nobody may commit the company alone above the limit of their role.' },
  { title: 'Answer a search for % within 2 s', why: 'The customer waits on the telephone meanwhile.' },
  { title: 'Copy % from a template', why: 'Nine of ten differ in quantity and date only.' },
  { title: 'Print % in the language of the partner', why: 'Partners return what they cannot read.' },
  { title: 'Send % by EDI', why: 'Today they are sent as attachments and typed again.' },
  { title: 'Block % with missing data', why: 'What is missing is found at month end, when it is dear to mend.' },
  { title: 'Log every change of %', why: 'Auditors ask who changed what, and when.' },
  { title: 'Release blocked % in one list', why: 'Each is opened by itself today.' },
  { title: 'Change many % at once', why: 'A new plant or price means hundreds of changes by hand.' },
  { title: 'Split % by plant', why: 'Each plant works off what is its own.' },
  { title: 'Restrict % by organisation', why: 'Nobody sees what belongs to another company.' },
  { title: 'Keep the history of % for ten years', why: 'The law asks for it.' },
  { title: 'Attach documents to %', why: 'Drawings and letters lie on a shared drive.' },
  { title: 'Work with 50,000 % a day', why: 'The peak before Christmas is four times an ordinary day.' },
  { title: 'Search % by external number', why: 'Partners name their own number, not ours.' },
  { title: 'Warn of duplicate %', why: 'What comes by mail and by telephone is entered twice.' },
  { title: 'Derive the account assignment for %', why: 'One in five is assigned to a wrong cost centre.' },
  { title: 'Archive completed %', why: 'Lists grow slower each month.' },
  { title: 'Show % on a tablet', why: 'Warehouse and workshop have no desk.' },
  { title: 'Reason codes for rejected %', why: 'Nobody can say why, and so nothing becomes better.' },
  { title: 'Migrate open %', why: 'They go on in the new system from the first day.' },
  { title: 'Number ranges for % by company', why: 'The tax authorities of two countries ask for gapless numbers.' },
  { title: 'Keep % available during month end', why: 'The shop floor goes on while the books are closed.' },
] as const

/** What makes requirements for the same thing differ. */
export const requirementCases = [
  '',
  ', intercompany',
  ', export',
  ', foreign currency',
  ', spare parts',
  ', consignment',
  ', third-party deals',
  ', web shop',
  ', key accounts',
  ', Poland',
  ', projects',
  ', samples',
  ', new plants',
  ', Brazil',
  ', services',
  ', year end',
  ', returns centre',
  ', outlet stores',
] as const

/** Titles of requirements that are about how well the system works. */
export const isNonFunctional = (title: string): boolean =>
  /^(?:Answer|Log|Restrict|Keep|Work|Show % on a tablet)/u.test(title)

/** Why sample requirements were rejected. */
export const rejectionReasons = [
  'The standard list does this with a layout of its own. Please look at it first.',
  'Out of scope of this release; please ask again for the next one.',
  'Two requirements in one. Please split it.',
  'The benefit is smaller than what it costs to keep it.',
] as const
