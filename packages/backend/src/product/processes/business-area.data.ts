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

/** The steps of each part. */
export const areaSteps = ['Planning', 'Master data', 'Execution', 'Monitoring', 'Reporting'] as const

/** Where each step is done. */
export const areaSites = ['Kassel', 'Gdynia', 'Lille', 'Porto'] as const
