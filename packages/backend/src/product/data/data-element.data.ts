import { type DataElement, dictionaryTypes } from '@embpm/contract/data-element'

/** `rollName | domain | type | length | description | short label | check table | German | short German label`. */
const rows = `
MANDT|MANDT|CLNT|3|Client|Client|T000|Mandant|Mandant
MATNR|MATNR|CHAR|40|Material number|Material|MARA|Materialnummer|Material
MAKTX|TEXT40|CHAR|40|Material description|Descr.||Materialkurztext|Text
BUKRS|BUKRS|CHAR|4|Company code|CoCd|T001|Buchungskreis|BuKr
WERKS_D|WERKS|CHAR|4|Plant|Plant|T001W|Werk|Werk
LGORT_D|LGORT|CHAR|4|Storage location|SLoc|T001L|Lagerort|LOrt
VBELN_VA|VBELN|CHAR|10|Sales document|Sales doc.||Verkaufsbeleg|VerkBeleg
POSNR_VA|POSNR|NUMC|6|Sales document item|Item||Verkaufsbelegposition|Position
AUART|AUART|CHAR|4|Sales document type|SaTy|TVAK|Verkaufsbelegart|VArt
VKORG|VKORG|CHAR|4|Sales organisation|SOrg.|TVKO|Verkaufsorganisation|VkOrg
KUNNR|KUNNR|CHAR|10|Customer number|Customer|KNA1|Debitorennummer|Debitor
LIFNR|LIFNR|CHAR|10|Account number of supplier|Supplier|LFA1|Kontonummer des Lieferanten|Lieferant
EBELN|EBELN|CHAR|10|Purchasing document number|Purch.doc.||Einkaufsbelegnummer|EinkBeleg
EKORG|EKORG|CHAR|4|Purchasing organisation|POrg|T024E|Einkaufsorganisation|EkOrg
NETWR|WERTV8|CURR|15|Net value in document currency|Net value||Nettowert in Belegwährung|Nettowert
WAERS|WAERS|CUKY|5|Currency key|Crcy|TCURC|Währungsschlüssel|Währg
MENGE_D|MENG13|QUAN|13|Quantity|Quantity||Menge|Menge
MEINS|MEINS|UNIT|3|Base unit of measure|Unit|T006|Basismengeneinheit|Einheit
BUDAT|DATUM|DATS|8|Posting date in the document|Pstng date||Buchungsdatum im Beleg|Buch.dat.
ERDAT|DATUM|DATS|8|Date on which the record was created|Created on||Anlegedatum des Satzes|Angel. am
ERZET|UZEIT|TIMS|6|Entry time|Time||Uhrzeit der Erfassung|Uhrzeit
ERNAM|USNAM|CHAR|12|Name of the person who created it|Created by||Name des Anlegers|Angel. von
KOSTL|KOSTL|CHAR|10|Cost centre|Cost ctr|CSKS|Kostenstelle|Kostenst.
PRCTR|PRCTR|CHAR|10|Profit centre|Profit ctr|CEPC|Profitcenter|ProfitCtr
SAKNR|SAKNR|CHAR|10|Number of the G/L account|G/L acct|SKA1|Nummer des Sachkontos|Sachkonto
SPRAS|SPRAS|LANG|1|Language key|Language|T002|Sprachenschlüssel|Sprache
GJAHR|GJAHR|NUMC|4|Fiscal year|Year||Geschäftsjahr|Jahr
LOEKZ|XFELD|CHAR|1|Deletion flag|Deleted||Löschkennzeichen|Gelöscht
`

/** A well-known data element. */
export interface SampleElement extends Pick<
  DataElement,
  'rollName' | 'domain' | 'type' | 'length' | 'decimals' | 'description' | 'shortLabel'
> {
  checkTable: string
  /** Its description and short label in German. */
  german: string
  shortGerman: string
}

/** The well-known data elements. */
export const wellKnownElements: readonly SampleElement[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [rollName = '', domain = '', kind, length, description = '', shortLabel = '', checkTable = '', ...texts] =
      row.split('|')
    const [german = '', shortGerman = ''] = texts
    const type = dictionaryTypes.find((one) => one === kind) ?? 'CHAR'
    const decimals = type === 'CURR' ? 2 : type === 'QUAN' ? 3 : 0
    const known = { rollName, domain, type, length: Number(length), decimals, description, shortLabel, checkTable }
    return { ...known, german, shortGerman }
  })

/** What makes own data elements differ from well-known ones: a part of the name, and what it means. */
export const elementRoles = [
  ['OLD', 'old'],
  ['NEW', 'new'],
  ['EXT', 'external'],
  ['SRC', 'source'],
  ['TGT', 'target'],
  ['REF', 'reference'],
  ['PRV', 'previous'],
  ['NXT', 'next'],
  ['MIN', 'lowest'],
  ['MAX', 'highest'],
  ['DEF', 'default'],
  ['ORG', 'original'],
  ['CPY', 'copied'],
  ['REQ', 'requested'],
  ['CNF', 'confirmed'],
  ['APR', 'approved'],
  ['EST', 'estimated'],
  ['ACT', 'actual'],
  ['ALT', 'alternative'],
  ['GRP', 'of the group'],
] as const

/** What they are used for: the end of the name, and what it means. */
export const elementObjects = [
  ['SO', 'sales'],
  ['PO', 'purchasing'],
  ['DL', 'delivery'],
  ['IV', 'invoice'],
  ['MT', 'material'],
  ['PP', 'production'],
  ['QM', 'quality'],
  ['PM', 'repair'],
  ['WM', 'warehouse'],
  ['FI', 'ledger'],
  ['AA', 'assets'],
  ['CO', 'costs'],
  ['PS', 'project'],
  ['HR', 'personnel'],
  ['TR', 'transport'],
  ['CS', 'service'],
  ['EH', 'safety'],
  ['MD', 'master data'],
] as const
