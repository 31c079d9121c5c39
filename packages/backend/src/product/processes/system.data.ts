/** The systems of the sample, the production systems first. */
export const systems = [
  { id: 'SYS-S4P', sid: 'S4P', systemName: 'S/4HANA production', description: 'ERP of all companies in Europe' },
  { id: 'SYS-ECP', sid: 'ECP', systemName: 'ECC production', description: 'ERP of the companies in Brazil' },
  { id: 'SYS-EWP', sid: 'EWP', systemName: 'Warehouse production', description: 'Warehouse management of the hubs' },
  { id: 'SYS-S4Q', sid: 'S4Q', systemName: 'S/4HANA quality', description: 'Tests of the European ERP' },
  { id: 'SYS-S4D', sid: 'S4D', systemName: 'S/4HANA development', description: 'Development for the European ERP' },
  { id: 'SYS-CRM', sid: 'CRM', systemName: 'Customer portal', description: 'Quotations and complaints of customers' },
  { id: 'SYS-PLM', sid: 'PLM', systemName: 'Product database', description: 'Drawings, parts lists and changes' },
  { id: 'SYS-BIP', sid: 'BIP', systemName: 'Analytics production', description: 'Data warehouse and planning' },
] as const

/** The label of a system by its id. */
export function systemOf(id: string | null): { id: string; sid: string } | null {
  const found = systems.find((system) => system.id === id)
  return found ? { id: found.id, sid: found.sid } : null
}
