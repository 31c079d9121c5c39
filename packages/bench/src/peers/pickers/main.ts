// One of our pickers with data in memory: `?picker=cost-object`.
import '@embpm/ui/reset.css'
import '@embpm/ui/styles.css'
import '@embpm/pickers/styles.css'

const pages: Readonly<Record<string, () => Promise<void>>> = {
  area: async () => (await import('./mountArea.tsx')).mountArea(),
  'cost-object': async () => (await import('./mountCostObject.tsx')).mountCostObject(),
  'data-element': async () => (await import('./mountDataElement.tsx')).mountDataElement(),
  'data-table': async () => (await import('./mountDataTable.tsx')).mountDataTable(),
  'dictionary-fields': async () => (await import('./mountDictionaryFields.tsx')).mountDictionaryFields(),
  'dictionary-table': async () => (await import('./mountDictionaryTable.tsx')).mountDictionaryTable(),
  'gl-account': async () => (await import('./mountGlAccount.tsx')).mountGlAccount(),
  ricefw: async () => (await import('./mountRicefw.tsx')).mountRicefw(),
  'ricefw-page': async () => (await import('./mountRicefwPage.tsx')).mountRicefwPage(),
  service: async () => (await import('./mountService.tsx')).mountService(),
  'sap-table': async () => (await import('./mountSapTable.tsx')).mountSapTable(),
  transaction: async () => (await import('./mountTransaction.tsx')).mountTransaction(),
}

const name = new URLSearchParams(location.search).get('picker') ?? ''
const page = pages[name]
if (page === undefined) throw new Error(`There is no picker “${name}”`)
await page()
