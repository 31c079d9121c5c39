/** What is collected on, and the first number of each type. */
export const costKinds = [
  { type: 'Cost centre', from: 1_000_000 },
  { type: 'Internal order', from: 6_000_000 },
  { type: 'Cost centre', from: 1_000_000 },
  { type: 'WBS element', from: 3_000_000 },
  { type: 'Profit centre', from: 8_000_000 },
  { type: 'Network', from: 9_000_000 },
] as const
/** What cost objects are called. */
export const costNames = [
  'Assembly line',
  'Paint shop',
  'Quality laboratory',
  'Press shop',
  'Inbound warehouse',
  'Customer service',
  'Tool making',
  'Controlling',
  'Purchasing',
  'Plant security',
  'Energy supply',
] as const
/** Where they are. */
export const costSites = [
  'Kassel',
  'Gdynia',
  'Lille',
  'Porto',
  'Zaragoza',
  'São Paulo',
  'Almaty',
  'Leeds',
  'Ostrava',
] as const
/** What is made there. */
export const costLines = [
  '',
  'door panels',
  'seat frames',
  'gearboxes',
  'pumps',
  'valves',
  'control units',
  'cable sets',
  'cooling units',
  'spare parts',
  'packaging',
  'prototypes',
  'service tools',
] as const
/** Who works there. */
export const costShifts = [
  '',
  'early shift',
  'late shift',
  'night shift',
  'weekend shift',
  'maintenance',
  'start-up',
  'training',
] as const
/** What costs are for. */
export const costCategories = ['Production', 'Logistics', 'Administration', 'Sales', 'Research'] as const
/** The plants. */
export const costPlants = ['DE01', 'PL02', 'FR01', 'PT01', 'ES03', 'BR01', ''] as const
/** The currencies of plants that do not count in euros. */
export const plantCurrencies: Readonly<Record<string, string>> = { PL02: 'PLN', BR01: 'BRL' }
/** The controlling areas. */
export const controllingAreas = ['1000', '2000', '3000'] as const
/** The functional areas. */
export const costFunctions = ['0100', '0200', '0300', '0400'] as const

/** The code of the group of a category: G-PROD. */
export const groupCodeOf = (category: string) => `G-${category.slice(0, 4).toUpperCase()}`

/** The code of the group of a category at a site: G-PROD-KASSEL. */
export const siteCodeOf = (category: string, site: string) =>
  `${groupCodeOf(category)}-${site.replaceAll(/[^A-Za-z]/gu, '').toUpperCase()}`
