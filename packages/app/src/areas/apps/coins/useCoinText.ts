import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes amounts of coins and of money the way the language in use does. All money is in USD. */
export function useCoinText() {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const language = i18n.language || 'en'
    const dollars = { style: 'currency', currency: 'USD' } as const
    const money = new Intl.NumberFormat(language, dollars)
    const cents = new Intl.NumberFormat(language, { ...dollars, maximumFractionDigits: 4 })
    const short = new Intl.NumberFormat(language, { ...dollars, notation: 'compact', maximumFractionDigits: 1 })
    const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
    const coins = new Intl.NumberFormat(language, { maximumFractionDigits: 4 })
    const change = new Intl.NumberFormat(language, {
      style: 'percent',
      signDisplay: 'exceptZero',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    return {
      money: money.format,
      /** A price of one coin, with parts of a cent where it is less than a dollar. */
      price: (amount: number) => (amount < 1 ? cents : money).format(amount),
      /** A large sum in little room: "$1.2T". */
      short: short.format,
      whole: whole.format,
      coins: coins.format,
      /** Percent with their sign. */
      change: ({ dir, amount }: { dir: 'up' | 'down'; amount: number }) =>
        change.format((dir === 'up' ? amount : -amount) / 100),
    }
  }, [i18n.language])
}
