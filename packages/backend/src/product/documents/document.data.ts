import type { Document } from '@embpm/contract/document'

type Known = Pick<Document, 'title' | 'type' | 'status' | 'documentVersion' | 'reviewDue'> & { file: string }

const rows = `
SOP Goods receipt, Leeds|SOP|released|2.0|2026-10-31|pdf
BPD Third-party sales|BPD|released|1.4|2026-11-09|pdf
ENH-0042 Credit check|functional spec|review|0.4|2026-11-27|docx
SOP Packing line, Kassel|SOP|released|4.2|2026-11-30|pdf
Cutover plan Poland|configuration|review|7.0|2026-12-04|xlsx
SOP Credit release|SOP|released|1.2|2026-12-12|pdf
Test concept SIT 4|test|released|1.1|2027-01-15|docx
INT-0001 Web shop orders|technical spec|released|1.3|2027-02-02|docx
BPD Credit management|BPD|released|2.1|2027-03-14|pdf
FRM-0031 Shipping label|functional spec|released|1.0|2027-04-18|docx
Organisation chart, Kassel|configuration|draft|3.0||png
Price conditions, EMEA|configuration|draft|5.1||xlsx
BPD Returns and credit memos|BPD|draft|0.9||txt
`

const isType = (text: string): text is Document['type'] => types.some((type) => type === text)
const isStatus = (text: string): text is Document['status'] => statuses.some((status) => status === text)
const types = ['BPD', 'functional spec', 'technical spec', 'configuration', 'test', 'SOP']
const statuses = ['draft', 'review', 'released']

/** The documents that people of the samples talk about; the others follow from a pattern. */
export const knownDocuments: readonly Known[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [title = '', type = '', status = '', documentVersion = '', reviewDue = '', file = ''] = row.split('|')
    if (!isType(type) || !isStatus(status)) throw new RangeError(row)
    return { title, type, status, documentVersion, reviewDue: reviewDue || null, file }
  })

/** What the titles of each type begin with. */
export const documentPrefixes: Readonly<Record<Document['type'], string>> = {
  BPD: 'BPD',
  'functional spec': 'Functional specification',
  'technical spec': 'Technical specification',
  configuration: 'Configuration',
  test: 'Test cases',
  SOP: 'SOP',
}
