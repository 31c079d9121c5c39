import type { TransactionRow } from '@embpm/contract'
import { arraySource, type RowSource } from '@embpm/ui/row-source'

/** The application components, by the system's notation: the name of the last step. */
const components: Readonly<Record<string, string>> = {
  SD: 'Sales and distribution',
  'SD-SLS': 'Sales',
  'SD-SLS-SO': 'Sales orders',
  'SD-SLS-OA': 'Outline agreements',
  'SD-BIL': 'Billing',
  'SD-BIL-IV': 'Invoices',
  'SD-MD': 'Master data',
  'SD-MD-CM': 'Conditions',
  'SD-BF': 'Basic functions',
  'SD-BF-CM': 'Credit management',
  LE: 'Logistics execution',
  'LE-SHP': 'Shipping',
  'LE-SHP-DL': 'Deliveries',
  'LE-WM': 'Warehouse management',
  'LE-WM-TFM': 'Stock movements',
  MM: 'Materials management',
  'MM-PUR': 'Purchasing',
  'MM-PUR-PO': 'Purchase orders',
  'MM-PUR-REQ': 'Purchase requisitions',
  'MM-PUR-OA': 'Outline agreements',
  'MM-PUR-VM': 'Supplier-material relationship',
  'MM-IM': 'Inventory management',
  'MM-IM-GF': 'General functions',
  'MM-IV': 'Invoice verification',
  'MM-IV-LIV': 'Logistics invoices',
  LO: 'Logistics general',
  'LO-MD': 'Logistics master data',
  'LO-MD-MM': 'Material master',
  'LO-MD-BOM': 'Bills of material',
  FI: 'Financial accounting',
  'FI-GL': 'General ledger',
  'FI-AP': 'Accounts payable',
  'FI-AR': 'Accounts receivable',
  'FI-AA': 'Asset accounting',
  CO: 'Controlling',
  'CO-OM': 'Overhead costs',
  'CO-OM-CCA': 'Cost centres',
  'CO-OM-OPA': 'Internal orders',
  'CO-PA': 'Profitability',
  PP: 'Production planning',
  'PP-SFC': 'Production orders',
  'PP-BD': 'Basic data',
  'PP-BD-RTG': 'Routings',
  'PP-MRP': 'Material requirements planning',
  PM: 'Plant maintenance',
  'PM-WOC': 'Work orders',
  'PM-WOC-MO': 'Maintenance orders',
  'PM-WOC-MN': 'Maintenance notifications',
  'PM-EQM': 'Equipment',
  'PM-PRM': 'Preventive maintenance',
  QM: 'Quality management',
  'QM-IM': 'Quality inspection',
  'QM-QN': 'Quality notifications',
  PS: 'Project system',
  'PS-ST': 'Structures',
  'PS-IS': 'Information system',
  PA: 'Personnel management',
  'PA-PA': 'Personnel administration',
  CA: 'Cross-application components',
  'CA-BP': 'Business partner',
  BC: 'Basis components',
  'BC-DWB': 'Development workbench',
  'BC-SRV': 'Basis services',
  'BC-SRV-EDI': 'IDoc interface',
  'BC-CCM': 'Monitoring',
  'BC-SEC': 'Security',
}

type Kind = TransactionRow['type']
type Fact = readonly [tcode: string, name: string, program: string, pack: string, component: string, type?: Kind]

const known: readonly Fact[] = [
  ['VA01', 'Create sales order', 'SAPMV45A', 'VA', 'SD-SLS-SO'],
  ['VA02', 'Change sales order', 'SAPMV45A', 'VA', 'SD-SLS-SO'],
  ['VA03', 'Display sales order', 'SAPMV45A', 'VA', 'SD-SLS-SO'],
  ['VA05', 'List of sales orders', 'SAPMV75A', 'VA', 'SD-SLS-SO', 'report'],
  ['VA11', 'Create inquiry', 'SAPMV45A', 'VA', 'SD-SLS'],
  ['VA21', 'Create quotation', 'SAPMV45A', 'VA', 'SD-SLS'],
  ['VA22', 'Change quotation', 'SAPMV45A', 'VA', 'SD-SLS'],
  ['VA31', 'Create scheduling agreement', 'SAPMV45A', 'VA', 'SD-SLS-OA'],
  ['VA41', 'Create contract', 'SAPMV45A', 'VA', 'SD-SLS-OA'],
  ['VL01N', 'Create outbound delivery with order reference', 'SAPMV50A', 'VL', 'LE-SHP-DL'],
  ['VL02N', 'Change outbound delivery', 'SAPMV50A', 'VL', 'LE-SHP-DL'],
  ['VL03N', 'Display outbound delivery', 'SAPMV50A', 'VL', 'LE-SHP-DL'],
  ['VL06O', 'Outbound delivery monitor', 'WS_DELIVERY_MONITOR', 'VL', 'LE-SHP', 'report'],
  ['VL10A', 'Sales orders due for delivery', 'RVV50R10A', 'VL', 'LE-SHP', 'report'],
  ['VF01', 'Create billing document', 'SAPMV60A', 'VF', 'SD-BIL-IV'],
  ['VF02', 'Change billing document', 'SAPMV60A', 'VF', 'SD-BIL-IV'],
  ['VF03', 'Display billing document', 'SAPMV60A', 'VF', 'SD-BIL-IV'],
  ['VF04', 'Maintain billing due list', 'SDBILLDL', 'VF', 'SD-BIL', 'report'],
  ['VF11', 'Cancel billing document', 'SAPMV60A', 'VF', 'SD-BIL-IV'],
  ['VK11', 'Create condition', 'SAPMV13A', 'VKON', 'SD-MD-CM'],
  ['VK13', 'Display condition', 'SAPMV13A', 'VKON', 'SD-MD-CM'],
  ['VKM1', 'Blocked sales documents', 'RVKRED01', 'VKM', 'SD-BF-CM', 'report'],
  ['ME21N', 'Create purchase order', 'RM_MEPO_GUI', 'MEPO', 'MM-PUR-PO'],
  ['ME22N', 'Change purchase order', 'RM_MEPO_GUI', 'MEPO', 'MM-PUR-PO'],
  ['ME23N', 'Display purchase order', 'RM_MEPO_GUI', 'MEPO', 'MM-PUR-PO'],
  ['ME28', 'Release purchase orders', 'RM06EF00', 'ME', 'MM-PUR-PO', 'report'],
  ['ME2L', 'Purchase orders by supplier', 'RM06EL00', 'ME', 'MM-PUR-PO', 'report'],
  ['ME2M', 'Purchase orders by material', 'RM06EM00', 'ME', 'MM-PUR-PO', 'report'],
  ['ME51N', 'Create purchase requisition', 'RM_MEREQ_GUI', 'MEREQ', 'MM-PUR-REQ'],
  ['ME52N', 'Change purchase requisition', 'RM_MEREQ_GUI', 'MEREQ', 'MM-PUR-REQ'],
  ['ME53N', 'Display purchase requisition', 'RM_MEREQ_GUI', 'MEREQ', 'MM-PUR-REQ'],
  ['ME31K', 'Create contract', 'SAPMM06E', 'ME', 'MM-PUR-OA'],
  ['ME11', 'Create purchasing info record', 'SAPMM06I', 'ME', 'MM-PUR-VM'],
  ['MIGO', 'Goods movement', 'SAPLMIGO', 'MIGO', 'MM-IM-GF'],
  ['MB51', 'Material document list', 'RM07DOCS', 'MB', 'MM-IM-GF', 'report'],
  ['MB52', 'Warehouse stocks of material', 'RM07MLBS', 'MB', 'MM-IM-GF', 'report'],
  ['MMBE', 'Stock overview', 'RMMMBESTN', 'MB', 'MM-IM-GF', 'report'],
  ['MIRO', 'Enter incoming invoice', 'SAPLMR1M', 'MRM', 'MM-IV-LIV'],
  ['MIR4', 'Display invoice document', 'SAPLMR1M', 'MRM', 'MM-IV-LIV'],
  ['MRBR', 'Release blocked invoices', 'RM08RELEASE', 'MRM', 'MM-IV-LIV', 'report'],
  ['MM01', 'Create material', 'SAPLMGMM', 'MGA', 'LO-MD-MM'],
  ['MM02', 'Change material', 'SAPLMGMM', 'MGA', 'LO-MD-MM'],
  ['MM03', 'Display material', 'SAPLMGMM', 'MGA', 'LO-MD-MM'],
  ['CS01', 'Create material bill of material', 'SAPLCSDI', 'CS', 'LO-MD-BOM'],
  ['CS03', 'Display material bill of material', 'SAPLCSDI', 'CS', 'LO-MD-BOM'],
  ['FB01', 'Post document', 'SAPMF05A', 'FBAS', 'FI-GL'],
  ['FB02', 'Change document', 'SAPMF05L', 'FBAS', 'FI-GL'],
  ['FB03', 'Display document', 'SAPMF05L', 'FBAS', 'FI-GL'],
  ['FB50', 'Enter G/L account document', 'SAPMF05A', 'FBAS', 'FI-GL'],
  ['FB60', 'Enter incoming invoices', 'SAPMF05A', 'FBAS', 'FI-AP'],
  ['FB65', 'Enter incoming credit memos', 'SAPMF05A', 'FBAS', 'FI-AP'],
  ['FB70', 'Enter outgoing invoices', 'SAPMF05A', 'FBAS', 'FI-AR'],
  ['FB75', 'Enter outgoing credit memos', 'SAPMF05A', 'FBAS', 'FI-AR'],
  ['F-28', 'Post incoming payments', 'SAPMF05A', 'FBAS', 'FI-AR', 'parameter'],
  ['F-53', 'Post outgoing payments', 'SAPMF05A', 'FBAS', 'FI-AP', 'parameter'],
  ['F110', 'Automatic payment run', 'SAPF110V', 'FBZ', 'FI-AP'],
  ['FBL1N', 'Supplier line items', 'RFITEMAP', 'FBAS', 'FI-AP', 'report'],
  ['FBL3N', 'G/L account line items', 'RFITEMGL', 'FBAS', 'FI-GL', 'report'],
  ['FBL5N', 'Customer line items', 'RFITEMAR', 'FBAS', 'FI-AR', 'report'],
  ['FS00', 'Edit G/L account centrally', 'SAPGL_ACCOUNT_MASTER_START', 'FBSC', 'FI-GL'],
  ['AS01', 'Create asset master record', 'SAPLAIST', 'AA', 'FI-AA'],
  ['AFAB', 'Post depreciation', 'RAPOST2000', 'AB', 'FI-AA', 'report'],
  ['KS01', 'Create cost centre', 'SAPLKMA1', 'KBAS', 'CO-OM-CCA'],
  ['KSB1', 'Cost centres: actual line items', 'RKAEP000', 'KAPE', 'CO-OM-CCA', 'report'],
  ['KO01', 'Create internal order', 'SAPMKAUF', 'KAUF', 'CO-OM-OPA'],
  ['KE30', 'Run profitability report', 'RKE_EXECUTE', 'KE', 'CO-PA', 'report'],
  ['CO01', 'Create production order', 'SAPLCOKO1', 'CO', 'PP-SFC'],
  ['CO02', 'Change production order', 'SAPLCOKO1', 'CO', 'PP-SFC'],
  ['CO11N', 'Confirm production order operation', 'SAPLCORU_S', 'CORU', 'PP-SFC'],
  ['COOIS', 'Production order information system', 'PPIO_ENTRY', 'COIS', 'PP-SFC', 'report'],
  ['CA01', 'Create routing', 'SAPLCPDI', 'CP', 'PP-BD-RTG'],
  ['MD01', 'Planning run', 'RMMRP000', 'MD', 'PP-MRP', 'report'],
  ['MD04', 'Stock and requirements list', 'SAPMM61R', 'MD', 'PP-MRP'],
  ['IW21', 'Create notification', 'SAPLIQS0', 'IQS', 'PM-WOC-MN'],
  ['IW31', 'Create maintenance order', 'SAPLCOIH', 'IWO', 'PM-WOC-MO'],
  ['IW32', 'Change maintenance order', 'SAPLCOIH', 'IWO', 'PM-WOC-MO'],
  ['IE01', 'Create equipment', 'SAPMIEQ0', 'ITOB', 'PM-EQM'],
  ['IP10', 'Schedule maintenance plan', 'SAPLIWP3', 'IWP', 'PM-PRM'],
  ['QA01', 'Create inspection lot', 'SAPLQPL1', 'QPL', 'QM-IM'],
  ['QA11', 'Record usage decision', 'SAPLQEVA', 'QEVA', 'QM-IM'],
  ['QM01', 'Create quality notification', 'SAPLIQS0', 'IQS', 'QM-QN'],
  ['CJ20N', 'Project builder', 'SAPLCNPB_M', 'CNPB', 'PS-ST'],
  ['CN41N', 'Project structure overview', 'RCNPRECP', 'CNIS', 'PS-IS', 'report'],
  ['LT01', 'Create transfer order', 'SAPML03T', 'LVS', 'LE-WM-TFM'],
  ['LX02', 'Stock list', 'RLS10020', 'LVS', 'LE-WM', 'report'],
  ['PA20', 'Display HR master data', 'SAPMP50A', 'PBAS', 'PA-PA'],
  ['PA30', 'Maintain HR master data', 'SAPMP50A', 'PBAS', 'PA-PA'],
  ['BP', 'Maintain business partner', 'SAPLBUS_LOCATOR', 'BUPA', 'CA-BP'],
  ['SE11', 'ABAP dictionary', 'SAPMSRD0', 'SEDD', 'BC-DWB'],
  ['SE16N', 'General table display', 'RKSE16N', 'KBAS', 'BC-DWB', 'report'],
  ['SM30', 'Call view maintenance', 'SAPMSVMA', 'SVIM', 'BC-DWB'],
  ['SM37', 'Overview of jobs', 'SAPLBTCH', 'SBTC', 'BC-CCM'],
  ['SU01', 'User maintenance', 'SAPMSUU0', 'SUSR', 'BC-SEC'],
  ['WE02', 'Display IDocs', 'RSEIDOC2', 'SED', 'BC-SRV-EDI', 'report'],
  ['BD87', 'Status monitor for IDocs', 'RBDMON00', 'SALE', 'BC-SRV-EDI', 'report'],
  ['F1873', 'Manage sales orders', '', 'APPL_SD_SALES_UI', 'SD-SLS-SO', 'Fiori app'],
  ['F0842A', 'Manage purchase orders', '', 'APPL_MM_PUR_UI', 'MM-PUR-PO', 'Fiori app'],
  ['F0859', 'Create supplier invoice', '', 'APPL_MM_IV_UI', 'MM-IV-LIV', 'Fiori app'],
  ['F0717A', 'Manage journal entries', '', 'APPL_FIN_GL_UI', 'FI-GL', 'Fiori app'],
]
const own = ['Mass change', 'Upload', 'Worklist', 'Archive check', 'Approval', 'Extract', 'Correction', 'Cockpit']

/** `count` transactions, the same ones every time: well-known ones from VA01 on, then own developments such as ZSD00001. */
export function sampleTransactions(count: number): TransactionRow[] {
  return Array.from({ length: count }, (_, index) => sampleTransaction(index))
}

function sampleTransaction(index: number): TransactionRow {
  const fact = known[index % known.length]
  if (fact === undefined) throw new RangeError('There are no transactions')
  const [tcode, name, program, pack, component, type = 'dialog'] = fact
  const componentPath = pathOf(component)
  if (index < known.length) {
    return { id: `TX-${tcode}`, tcode, name, type, program, package: pack, component, componentPath }
  }
  const round = Math.floor(index / known.length)
  const area = `Z${component.split('-')[0] ?? ''}`
  const code = `${area}${String(index - known.length + 1).padStart(5, '0')}`
  const task = own[round % own.length] ?? ''
  return {
    id: `TX-${code}`,
    tcode: code,
    name: `${task}: ${componentPath.at(-1)?.toLowerCase() ?? ''} ${round}`,
    type: round % 3 === 0 ? 'dialog' : 'report',
    program: `${area}_R_${String(index).padStart(6, '0')}`,
    package: area,
    component,
    componentPath,
  }
}

function pathOf(component: string): string[] {
  const parts = component.split('-')
  return parts.flatMap((_, index) => components[parts.slice(0, index + 1).join('-')] ?? [])
}

/** A list of transactions in memory, with the code as key. */
const transactionSource = (rows: readonly TransactionRow[]): RowSource<TransactionRow> =>
  arraySource(rows, {
    key: ({ tcode }) => tcode,
    searchIn: (row) => [row.tcode, row.name, row.type, row.program, row.package, row.component, ...row.componentPath],
    value: (row, column): unknown =>
      column === 'componentPath' ? row.componentPath.join(' ') : Reflect.get(row, column),
  })

/** 1,120 transactions. */
export const transactions: RowSource<TransactionRow> = transactionSource(sampleTransactions(1120))
