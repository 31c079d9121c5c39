/** A sample business object. */
export interface SampleObject {
  /** Index in {@link domains}. */
  domain: number
  /** What people call it. */
  name: string
  /** Upper-case technical name with underscores. */
  technical: string
  /** Message type and basic type of its IDoc. */
  message: string
  idoc: string
}

/** The business domains, in the order of their WBS numbers. */
export const domains = [
  'Order to cash',
  'Source to pay',
  'Plan to produce',
  'Record to report',
  'Hire to retire',
  'Master data',
  'Warehouse to delivery',
  'Acquire to retire',
  'Quality to service',
  'Idea to product',
] as const

/** The domains' themes as running text, by language. */
export const themes: Readonly<Record<string, readonly string[]>> = {
  en: [
    'customer business',
    'purchasing',
    'production',
    'accounting',
    'human resources',
    'central master data',
    'the warehouse',
    'asset accounting',
    'quality and service',
    'product development',
  ],
  de: [
    'den Vertrieb',
    'den Einkauf',
    'die Fertigung',
    'das Rechnungswesen',
    'das Personalwesen',
    'die zentralen Stammdaten',
    'das Lager',
    'die Anlagenbuchhaltung',
    'Qualität und Kundendienst',
    'die Produktentwicklung',
  ],
  fr: [
    'la vente',
    'les achats',
    'la production',
    'la comptabilité',
    'les ressources humaines',
    'les données de base',
    'l’entrepôt',
    'les immobilisations',
    'la qualité et le service',
    'le développement produit',
  ],
  es: [
    'ventas',
    'compras',
    'producción',
    'contabilidad',
    'recursos humanos',
    'datos maestros',
    'almacén',
    'activos fijos',
    'calidad y servicio',
    'desarrollo de productos',
  ],
  pl: [
    'sprzedaży',
    'zakupów',
    'produkcji',
    'księgowości',
    'kadr',
    'danych podstawowych',
    'magazynu',
    'środków trwałych',
    'jakości i serwisu',
    'rozwoju produktu',
  ],
  'pt-PT': [
    'vendas',
    'compras',
    'produção',
    'contabilidade',
    'recursos humanos',
    'dados mestre',
    'armazém',
    'imobilizado',
    'qualidade e assistência',
    'desenvolvimento de produto',
  ],
  'pt-BR': [
    'vendas',
    'suprimentos',
    'manufatura',
    'contabilidade',
    'gestão de pessoas',
    'dados mestres',
    'depósito',
    'ativo fixo',
    'qualidade e atendimento',
    'desenvolvimento de produtos',
  ],
  ru: [
    'сбыта',
    'закупок',
    'производства',
    'бухгалтерии',
    'кадров',
    'основных данных',
    'склада',
    'основных средств',
    'качества и сервиса',
    'разработки продукта',
  ],
}

/** Sentences of descriptions by language; {object}, {theme} and {system} are filled in. */
export const sentences: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Used in {theme} to work on the {object} from outside {system}. Partners, dates and amounts come with it.',
    'Connects {system} with the applications of {theme}; one call carries one {object} with all of its items.',
    'Keeps the {object} in step between {system} and its neighbours. Failed calls are repeated for a day.',
    'Serves mobile and portal screens of {theme}. It answers the {object} in the language of the caller.',
  ],
  de: [
    'Dient {system} als Schnittstelle für {theme}: Objekt „{object}“ mit Partnern, Terminen und Beträgen.',
    'Verbindet {system} mit den Anwendungen für {theme}. Je Aufruf wird ein Objekt „{object}“ samt Positionen übergeben.',
    'Gleicht „{object}“ zwischen {system} und den Umsystemen ab; Fehler werden einen Tag lang wiederholt.',
  ],
  fr: [
    'Sert {theme} : lit et modifie l’objet « {object} » de {system}, avec partenaires, dates et montants.',
    'Relie {system} aux applications pour {theme} ; un appel transmet un objet « {object} » avec ses postes.',
    'Synchronise « {object} » entre {system} et les systèmes voisins. Les échecs sont rejoués pendant un jour.',
  ],
  es: [
    'Da acceso al objeto «{object}» de {system} para el área de {theme}, con socios, fechas e importes.',
    'Conecta {system} con las aplicaciones de {theme}; cada llamada lleva un objeto «{object}» con sus posiciones.',
  ],
  pl: [
    'Udostępnia obiekt „{object}” z systemu {system} na potrzeby {theme}: z partnerami, terminami i kwotami.',
    'Łączy {system} z aplikacjami {theme}. Jedno wywołanie przekazuje jeden obiekt „{object}” z pozycjami.',
  ],
  'pt-PT': [
    'Disponibiliza o objeto «{object}» de {system} à área de {theme}, com parceiros, datas e montantes.',
    'Liga {system} às aplicações de {theme}; cada chamada leva um objeto «{object}» com os seus itens.',
  ],
  'pt-BR': [
    'Oferece o objeto “{object}” do {system} para a área de {theme}, com parceiros, datas e valores.',
    'Conecta o {system} aos aplicativos de {theme}; cada chamada leva um objeto “{object}” com seus itens.',
  ],
  ru: [
    'Открывает объект «{object}» системы {system} для {theme}: с партнёрами, сроками и суммами.',
    'Связывает {system} с приложениями {theme}. Один вызов передаёт один объект «{object}» с позициями.',
  ],
}

/** The companies of a sample organisation: what follows its name, language of the descriptions, system id. */
export const companies = [
  { suffix: 'Group', language: 'en', system: 's4' },
  { suffix: 'Deutschland', language: 'de', system: 's4' },
  { suffix: 'Polska', language: 'pl', system: 'ec' },
  { suffix: 'France', language: 'fr', system: 's4' },
  { suffix: 'España', language: 'es', system: 'ec' },
  { suffix: 'Brasil', language: 'pt-BR', system: 's4' },
  { suffix: 'Portugal', language: 'pt-PT', system: 's4' },
  { suffix: 'Kazakhstan', language: 'ru', system: 'ec' },
  { suffix: 'UK', language: 'en', system: 'ec' },
  { suffix: 'Österreich', language: 'de', system: 's4' },
  { suffix: 'Canada', language: 'en', system: 's4' },
  { suffix: 'Nordic', language: 'en', system: 'ec' },
] as const

/** Who made and changed the samples. */
export const people = [
  'Marta Kowalczyk',
  'Jonas Feld',
  'Inês Carvalho',
  'Timur Seitkali',
  'Claire Vautrin',
  'Rafael Moura',
  'Greta Lindqvist',
  'Aisha Rahman',
] as const

/** `domain | name | technical | message type | basic type` of each object. */
const rows = `
0|Sales order|SALES_ORDER|ORDERS|ORDERS05
0|Billing document|BILLING_DOCUMENT|INVOIC|INVOIC02
6|Outbound delivery|OUTBOUND_DELIVERY|DESADV|DELVRY07
1|Purchase order|PURCHASE_ORDER|ORDERS|ORDERS05
1|Supplier invoice|SUPPLIER_INVOICE|INVOIC|INVOIC02
2|Material stock|MATERIAL_STOCK|LOISTD|LOISTD01
2|Goods movement|GOODS_MOVEMENT|MBGMCR|MBGMCR03
2|Production order|PRODUCTION_ORDER|LOIPRO|LOIPRO05
3|Journal entry|JOURNAL_ENTRY|ACC_DOCUMENT|ACC_DOCUMENT05
3|GL account balance|GL_ACCOUNT_BALANCE|GLDCMT|GLDCMT01
3|Cost centre|COST_CENTER|COSMAS|COSMAS01
7|Asset master|FIXED_ASSET|FIXEDASSET_CREATE|FIXEDASSET_CREATE01
5|Business partner|BUSINESS_PARTNER|BUPAGDI|BUPAGDI03
5|Product master|PRODUCT|MATMAS|MATMAS05
0|Sales quotation|SALES_QUOTATION|QUOTES|ORDERS05
0|Sales inquiry|SALES_INQUIRY|REQOTE|ORDERS05
0|Sales contract|SALES_CONTRACT|BLAORD|BLAORD03
0|Sales scheduling agreement|SALES_SCHEDULING_AGREEMENT|DELINS|DELFOR02
0|Sales return|CUSTOMER_RETURN|ORDERS|ORDERS05
0|Credit memo request|CREDIT_MEMO_REQUEST|ORDERS|ORDERS05
0|Pricing condition|PRICING_CONDITION|COND_A|COND_A04
0|Rebate agreement|REBATE_AGREEMENT|COND_A|COND_A04
0|Customer payment|CUSTOMER_PAYMENT|REMADV|PEXR2002
1|Purchase requisition|PURCHASE_REQUISITION|PREQCR|PREQCR02
1|Purchase contract|PURCHASE_CONTRACT|BLAORD|BLAORD03
1|Request for quotation|REQUEST_FOR_QUOTATION|REQOTE|ORDERS05
1|Source list|SOURCE_LIST|SRCLST|SRCLST01
1|Purchasing info record|PURCHASING_INFO_RECORD|INFREC|INFREC01
1|Goods receipt|GOODS_RECEIPT|WMMBXY|WMMBID02
1|Service entry sheet|SERVICE_ENTRY_SHEET|ENTRYSHEET|ENTRYSHEET01
1|Supplier evaluation|SUPPLIER_EVALUATION|CREMAS|CREMAS05
2|Planned order|PLANNED_ORDER|LOIPLO|LOIPLO01
2|Bill of material|BILL_OF_MATERIAL|BOMMAT|BOMMAT04
2|Routing|PRODUCTION_ROUTING|LOIROU|LOIROU04
2|Work centre|WORK_CENTER|LOIWCS|LOIWCS03
2|Process order|PROCESS_ORDER|LOIPRO|LOIPRO05
2|Capacity requirement|CAPACITY_REQUIREMENT|LOICAP|LOICAP01
2|Kanban container|KANBAN_CONTAINER|KANBAN|KANBAN01
3|Bank statement|BANK_STATEMENT|FINSTA|FINSTA01
3|Payment run|PAYMENT_RUN|PAYEXT|PEXR2002
3|Profit centre|PROFIT_CENTER|PRCMAS|PRCMAS01
3|Internal order|INTERNAL_ORDER|INTERNAL_ORDER|INTERNAL_ORDER01
3|Exchange rate|EXCHANGE_RATE|EXCHANGE_RATE|EXCHANGE_RATE01
3|Tax determination|TAX_DETERMINATION|TAXDET|TAXDET01
3|Accounts receivable item|RECEIVABLE_ITEM|FIDCC|FIDCCP02
4|Employee master|EMPLOYEE|HRMD_A|HRMD_A09
4|Time recording|TIME_RECORDING|CATS_TIME|CATS_TIME01
4|Leave request|LEAVE_REQUEST|HRMD_ABA|HRMD_ABA05
4|Payroll posting|PAYROLL_POSTING|ACC_EMPLOYEE_PAY|ACC_EMPLOYEE_PAY01
4|Travel expense|TRAVEL_EXPENSE|ACC_TRAVEL|ACC_TRAVEL01
4|Position plan|POSITION_PLAN|HRMD_A|HRMD_A09
5|Customer master|CUSTOMER|DEBMAS|DEBMAS07
5|Supplier master|SUPPLIER|CREMAS|CREMAS05
5|Classification|CLASSIFICATION|CLFMAS|CLFMAS02
5|Characteristic|CHARACTERISTIC|CHRMAS|CHRMAS05
5|Unit of measure|UNIT_OF_MEASURE|UOMMAS|UOMMAS01
6|Inbound delivery|INBOUND_DELIVERY|DESADV|DELVRY07
6|Warehouse task|WAREHOUSE_TASK|WMTORD|WMTOID02
6|Handling unit|HANDLING_UNIT|HUMD|HUMD01
6|Freight order|FREIGHT_ORDER|SHPMNT|SHPMNT06
6|Stock transfer|STOCK_TRANSFER|WMMBXY|WMMBID02
6|Physical inventory|PHYSICAL_INVENTORY|WVINVE|WVINVE03
7|Depreciation run|DEPRECIATION_RUN|DEPRUN|DEPRUN01
7|Asset retirement|ASSET_RETIREMENT|ASSETRET|ASSETRET01
8|Maintenance order|MAINTENANCE_ORDER|IORD|IORD01
8|Maintenance notification|MAINTENANCE_NOTIFICATION|INOT|INOT01
8|Equipment|EQUIPMENT|EQUIPMENT_CREATE|EQUIPMENT_CREATE03
8|Inspection lot|INSPECTION_LOT|QALITY|QALITY02
8|Customer complaint|CUSTOMER_COMPLAINT|QNOTIF|QNOTIF01
9|Engineering change|ENGINEERING_CHANGE|ECMMAS|ECMMAS01
9|Document info record|DOCUMENT_INFO_RECORD|DOCMAS|DOCMAS06
9|Project structure|PROJECT_STRUCTURE|PROJECT|PROJECT02
9|Recipe|RECIPE|RCPMAS|RCPMAS01`

/** The business objects. Names of interfaces are those that such systems use; a few are made up in their manner. */
export const objects: readonly SampleObject[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [domain = '0', name = '', technical = '', message = '', idoc = ''] = row.split('|')
    return { domain: Number(domain), name, technical, message, idoc }
  })
