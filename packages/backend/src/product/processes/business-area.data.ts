/** The parts of each business area. */
export const areas: Readonly<Record<string, readonly string[]>> = {
  'Sales and distribution': ['Order management', 'Pricing', 'Shipping', 'Billing', 'Customer service', 'Field sales'],
  Procurement: ['Strategic sourcing', 'Operative purchasing', 'Supplier management', 'Contracts', 'Invoice checking'],
  Manufacturing: ['Production planning', 'Assembly', 'Paint shop', 'Shop-floor control', 'Toolmaking'],
  Logistics: ['Inbound warehouse', 'Outbound warehouse', 'Transport', 'Customs', 'Stock control'],
  Finance: ['General ledger', 'Accounts payable', 'Accounts receivable', 'Asset accounting', 'Treasury', 'Tax'],
  Controlling: ['Cost centres', 'Internal orders', 'Product costing', 'Profitability', 'Budgeting'],
  'Human resources': ['Recruiting', 'Personnel administration', 'Time management', 'Payroll', 'Learning'],
  Maintenance: ['Planned maintenance', 'Breakdown repair', 'Spare parts', 'Calibration'],
  Quality: ['Goods-receipt inspection', 'In-process inspection', 'Complaints', 'Audits'],
  'Research and development': ['Product design', 'Change management', 'Prototyping', 'Approvals'],
  'Information technology': ['Service desk', 'Applications', 'Infrastructure', 'Security'],
  'Environment and safety': ['Dangerous goods', 'Waste', 'Occupational safety', 'Emissions'],
}

/** The area of the processes of a process area, and of the RICEFW items of a module, by their short keys. */
export const areaOf: Readonly<Record<string, string>> = {
  O2C: 'Sales and distribution',
  P2P: 'Procurement',
  P2M: 'Manufacturing',
  W2D: 'Logistics',
  S2S: 'Maintenance',
  I2P: 'Research and development',
  R2R: 'Finance',
  S2P: 'Controlling',
  H2R: 'Human resources',
  M2M: 'Information technology',
  SD: 'Sales and distribution',
  MM: 'Procurement',
  FI: 'Finance',
  LE: 'Logistics',
  PP: 'Manufacturing',
  CO: 'Controlling',
  PM: 'Maintenance',
  QM: 'Quality',
  CA: 'Information technology',
}

/** The steps of each part. */
export const areaSteps = ['Planning', 'Master data', 'Execution', 'Monitoring', 'Reporting'] as const

/** Where each step is done. */
export const areaSites = ['Kassel', 'Gdynia', 'Lille', 'Porto'] as const
