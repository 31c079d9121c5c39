/** Currencies of the languages of the product. Portugal pays in euros, although its language shares the locale `pt`. */
const currencies: Readonly<Record<string, string>> = {
  en: 'USD',
  de: 'EUR',
  fr: 'EUR',
  es: 'EUR',
  pt: 'BRL',
  'pt-PT': 'EUR',
  pl: 'PLN',
  ru: 'RUB',
}

/**
 * The currency of amounts that name none, by ISO 4217, for a locale such as `de` or `pt-BR`; `USD` for an unknown one.
 * Source: spec.md, section 9.
 */
export function currencyOf(locale: string): string {
  const { language, region } = new Intl.Locale(locale)
  return currencies[`${language}-${region}`] ?? currencies[language] ?? 'USD'
}
