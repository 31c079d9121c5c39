import type { Transaction } from '@embpm/contract/transaction'

/** A well-known transaction. */
export interface SampleTransaction {
  tcode: string
  name: string
  program: string
  package: string
  component: string
  type: Transaction['type']
}

const componentRows = `
SD|Sales and distribution
SD-SLS|Sales
SD-SLS-SO|Sales orders
SD-SLS-OA|Outline agreements
SD-BIL|Billing
SD-BIL-IV|Invoices
SD-MD|Master data
SD-MD-CM|Conditions
SD-BF|Basic functions
SD-BF-CM|Credit management
LE|Logistics execution
LE-SHP|Shipping
LE-SHP-DL|Deliveries
LE-WM|Warehouse management
LE-WM-TFM|Stock movements
MM|Materials management
MM-PUR|Purchasing
MM-PUR-PO|Purchase orders
MM-PUR-REQ|Purchase requisitions
MM-PUR-OA|Outline agreements
MM-PUR-VM|Supplier-material relationship
MM-IM|Inventory management
MM-IM-GF|General functions
MM-IV|Invoice verification
MM-IV-LIV|Logistics invoices
LO|Logistics general
LO-MD|Logistics master data
LO-MD-MM|Material master
LO-MD-BOM|Bills of material
FI|Financial accounting
FI-GL|General ledger
FI-AP|Accounts payable
FI-AR|Accounts receivable
FI-AA|Asset accounting
CO|Controlling
CO-OM|Overhead costs
CO-OM-CCA|Cost centres
CO-OM-OPA|Internal orders
CO-PA|Profitability
PP|Production planning
PP-SFC|Production orders
PP-BD|Basic data
PP-BD-RTG|Routings
PP-MRP|Material requirements planning
PM|Plant maintenance
PM-WOC|Work orders
PM-WOC-MO|Maintenance orders
PM-WOC-MN|Maintenance notifications
PM-EQM|Equipment
PM-PRM|Preventive maintenance
QM|Quality management
QM-IM|Quality inspection
QM-QN|Quality notifications
PS|Project system
PS-ST|Structures
PS-IS|Information system
PA|Personnel management
PA-PA|Personnel administration
CA|Cross-application components
CA-BP|Business partner
BC|Basis components
BC-DWB|Development workbench
BC-SRV|Basis services
BC-SRV-EDI|IDoc interface
BC-CCM|Monitoring
BC-SEC|Security`

const rows = `
VA01|Create sales order|SAPMV45A|VA|SD-SLS-SO
VA02|Change sales order|SAPMV45A|VA|SD-SLS-SO
VA03|Display sales order|SAPMV45A|VA|SD-SLS-SO
VA05|List of sales orders|SAPMV75A|VA|SD-SLS-SO|report
VA11|Create inquiry|SAPMV45A|VA|SD-SLS
VA21|Create quotation|SAPMV45A|VA|SD-SLS
VA22|Change quotation|SAPMV45A|VA|SD-SLS
VA31|Create scheduling agreement|SAPMV45A|VA|SD-SLS-OA
VA41|Create contract|SAPMV45A|VA|SD-SLS-OA
VL01N|Create outbound delivery with order reference|SAPMV50A|VL|LE-SHP-DL
VL02N|Change outbound delivery|SAPMV50A|VL|LE-SHP-DL
VL03N|Display outbound delivery|SAPMV50A|VL|LE-SHP-DL
VL06O|Outbound delivery monitor|WS_DELIVERY_MONITOR|VL|LE-SHP|report
VL10A|Sales orders due for delivery|RVV50R10A|VL|LE-SHP|report
VF01|Create billing document|SAPMV60A|VF|SD-BIL-IV
VF02|Change billing document|SAPMV60A|VF|SD-BIL-IV
VF03|Display billing document|SAPMV60A|VF|SD-BIL-IV
VF04|Maintain billing due list|SDBILLDL|VF|SD-BIL|report
VF11|Cancel billing document|SAPMV60A|VF|SD-BIL-IV
VK11|Create condition|SAPMV13A|VKON|SD-MD-CM
VK13|Display condition|SAPMV13A|VKON|SD-MD-CM
VKM1|Blocked sales documents|RVKRED01|VKM|SD-BF-CM|report
ME21N|Create purchase order|RM_MEPO_GUI|MEPO|MM-PUR-PO
ME22N|Change purchase order|RM_MEPO_GUI|MEPO|MM-PUR-PO
ME23N|Display purchase order|RM_MEPO_GUI|MEPO|MM-PUR-PO
ME28|Release purchase orders|RM06EF00|ME|MM-PUR-PO|report
ME2L|Purchase orders by supplier|RM06EL00|ME|MM-PUR-PO|report
ME2M|Purchase orders by material|RM06EM00|ME|MM-PUR-PO|report
ME51N|Create purchase requisition|RM_MEREQ_GUI|MEREQ|MM-PUR-REQ
ME52N|Change purchase requisition|RM_MEREQ_GUI|MEREQ|MM-PUR-REQ
ME53N|Display purchase requisition|RM_MEREQ_GUI|MEREQ|MM-PUR-REQ
ME31K|Create contract|SAPMM06E|ME|MM-PUR-OA
ME11|Create purchasing info record|SAPMM06I|ME|MM-PUR-VM
MIGO|Goods movement|SAPLMIGO|MIGO|MM-IM-GF
MB51|Material document list|RM07DOCS|MB|MM-IM-GF|report
MB52|Warehouse stocks of material|RM07MLBS|MB|MM-IM-GF|report
MMBE|Stock overview|RMMMBESTN|MB|MM-IM-GF|report
MIRO|Enter incoming invoice|SAPLMR1M|MRM|MM-IV-LIV
MIR4|Display invoice document|SAPLMR1M|MRM|MM-IV-LIV
MRBR|Release blocked invoices|RM08RELEASE|MRM|MM-IV-LIV|report
MM01|Create material|SAPLMGMM|MGA|LO-MD-MM
MM02|Change material|SAPLMGMM|MGA|LO-MD-MM
MM03|Display material|SAPLMGMM|MGA|LO-MD-MM
CS01|Create material bill of material|SAPLCSDI|CS|LO-MD-BOM
CS03|Display material bill of material|SAPLCSDI|CS|LO-MD-BOM
FB01|Post document|SAPMF05A|FBAS|FI-GL
FB02|Change document|SAPMF05L|FBAS|FI-GL
FB03|Display document|SAPMF05L|FBAS|FI-GL
FB50|Enter G/L account document|SAPMF05A|FBAS|FI-GL
FB60|Enter incoming invoices|SAPMF05A|FBAS|FI-AP
FB65|Enter incoming credit memos|SAPMF05A|FBAS|FI-AP
FB70|Enter outgoing invoices|SAPMF05A|FBAS|FI-AR
FB75|Enter outgoing credit memos|SAPMF05A|FBAS|FI-AR
F-28|Post incoming payments|SAPMF05A|FBAS|FI-AR|parameter
F-53|Post outgoing payments|SAPMF05A|FBAS|FI-AP|parameter
F110|Automatic payment run|SAPF110V|FBZ|FI-AP
FBL1N|Supplier line items|RFITEMAP|FBAS|FI-AP|report
FBL3N|G/L account line items|RFITEMGL|FBAS|FI-GL|report
FBL5N|Customer line items|RFITEMAR|FBAS|FI-AR|report
FS00|Edit G/L account centrally|SAPGL_ACCOUNT_MASTER_START|FBSC|FI-GL
AS01|Create asset master record|SAPLAIST|AA|FI-AA
AFAB|Post depreciation|RAPOST2000|AB|FI-AA|report
KS01|Create cost centre|SAPLKMA1|KBAS|CO-OM-CCA
KSB1|Cost centres: actual line items|RKAEP000|KAPE|CO-OM-CCA|report
KO01|Create internal order|SAPMKAUF|KAUF|CO-OM-OPA
KE30|Run profitability report|RKE_EXECUTE|KE|CO-PA|report
CO01|Create production order|SAPLCOKO1|CO|PP-SFC
CO02|Change production order|SAPLCOKO1|CO|PP-SFC
CO11N|Confirm production order operation|SAPLCORU_S|CORU|PP-SFC
COOIS|Production order information system|PPIO_ENTRY|COIS|PP-SFC|report
CA01|Create routing|SAPLCPDI|CP|PP-BD-RTG
MD01|Planning run|RMMRP000|MD|PP-MRP|report
MD04|Stock and requirements list|SAPMM61R|MD|PP-MRP
IW21|Create notification|SAPLIQS0|IQS|PM-WOC-MN
IW31|Create maintenance order|SAPLCOIH|IWO|PM-WOC-MO
IW32|Change maintenance order|SAPLCOIH|IWO|PM-WOC-MO
IE01|Create equipment|SAPMIEQ0|ITOB|PM-EQM
IP10|Schedule maintenance plan|SAPLIWP3|IWP|PM-PRM
QA01|Create inspection lot|SAPLQPL1|QPL|QM-IM
QA11|Record usage decision|SAPLQEVA|QEVA|QM-IM
QM01|Create quality notification|SAPLIQS0|IQS|QM-QN
CJ20N|Project builder|SAPLCNPB_M|CNPB|PS-ST
CN41N|Project structure overview|RCNPRECP|CNIS|PS-IS|report
LT01|Create transfer order|SAPML03T|LVS|LE-WM-TFM
LX02|Stock list|RLS10020|LVS|LE-WM|report
PA20|Display HR master data|SAPMP50A|PBAS|PA-PA
PA30|Maintain HR master data|SAPMP50A|PBAS|PA-PA
BP|Maintain business partner|SAPLBUS_LOCATOR|BUPA|CA-BP
SE11|ABAP dictionary|SAPMSRD0|SEDD|BC-DWB
SE16N|General table display|RKSE16N|KBAS|BC-DWB|report
SM30|Call view maintenance|SAPMSVMA|SVIM|BC-DWB
SM37|Overview of jobs|SAPLBTCH|SBTC|BC-CCM
SU01|User maintenance|SAPMSUU0|SUSR|BC-SEC
WE02|Display IDocs|RSEIDOC2|SED|BC-SRV-EDI|report
BD87|Status monitor for IDocs|RBDMON00|SALE|BC-SRV-EDI|report
F1873|Manage sales orders||APPL_SD_SALES_UI|SD-SLS-SO|Fiori app
F0842A|Manage purchase orders||APPL_MM_PUR_UI|MM-PUR-PO|Fiori app
F0859|Create supplier invoice||APPL_MM_IV_UI|MM-IV-LIV|Fiori app
F0717A|Manage journal entries||APPL_FIN_GL_UI|FI-GL|Fiori app`

const types: readonly Transaction['type'][] = ['dialog', 'report', 'parameter', 'Fiori app']
const cells = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split('|'))

/** The application components, by the system's notation: the name of the last step. */
const components: ReadonlyMap<string, string> = new Map(
  cells(componentRows).map(([key = '', name = '']) => [key, name]),
)

/** Well-known transactions: `code | name | program | package | component | type`. */
export const wellKnownTransactions: readonly SampleTransaction[] = cells(rows).map(
  ([tcode = '', name = '', program = '', pack = '', component = '', type = 'dialog']) => ({
    tcode,
    name,
    program,
    package: pack,
    component,
    type: types.find((one) => one === type) ?? 'dialog',
  }),
)

/** What own developments of a company do. */
export const ownTransactions = [
  'Mass change',
  'Upload',
  'Worklist',
  'Archive check',
  'Approval',
  'Extract',
  'Correction',
  'Cockpit',
] as const

/** What they do it by or for. */
export const ownPurposes = [
  '',
  ' by plant',
  ' by customer',
  ' by supplier',
  ' by batch',
  ' by company code',
  ' by date',
  ' by user',
  ' for Poland',
  ' for Brazil',
  ' for Kazakhstan',
  ' of the old system',
  ' with errors',
  ' without approval',
  ' to be archived',
  ' at year end',
] as const

/** The names of the application components from the top down to one. */
export function componentPathOf(component: string): string[] {
  const parts = component.split('-')
  return parts.flatMap((_, index) => components.get(parts.slice(0, index + 1).join('-')) ?? [])
}
