import { addMonths, weekdayOf } from '@embpm/calendar'
import type { Analytics, Crypto, Finance, Point, Project, Share, Trend } from '@embpm/contract/sample/dashboards'

import { ago } from './clock.js'
import { people } from './people.data.js'

const total = (values: readonly number[]) => rounded(values.reduce((sum, value) => sum + value, 0))

function rounded(value: number, decimals = 2): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}

/** `2026-11-20`, so many days ago. */
const day = (days: number) => ago({ days }).slice(0, 10)

/** From so many down to 0: the oldest first. */
const countdown = (length: number) => Array.from({ length }, (_, index) => length - 1 - index)

/** A line with two waves on it, from `from` to about `to`. */
function curve(
  length: number,
  { from, to, swing, shift = 0 }: { from: number; to: number; swing: number; shift?: number },
) {
  return countdown(length)
    .toReversed()
    .map((at) => {
      const wave = Math.sin(at * 0.83 + shift) + 0.6 * Math.sin(at * 0.31 + 2 * shift)
      return from + ((to - from) * at) / (length - 1) + swing * wave
    })
}

/** Values at moments that lie so many hours apart; the last is now. */
const pointsOf = (values: readonly number[], hours: number): Point[] =>
  values.map((y, index) => ({ x: ago({ hours: hours * (values.length - 1 - index) }), y }))

const trendOf = (name: string, labels: string[], data: number[]): Trend => ({
  amount: total(data),
  labels,
  series: [{ name, data }],
})

const directionOf = (before: number, now: number) => ({
  dir: now < before ? ('down' as const) : ('up' as const),
  amount: rounded((Math.abs(now - before) / before) * 100),
})

/** Fewer come at the weekend, more as the months pass. */
function visitorsOn(daysAgo: number): number {
  const weekday = weekdayOf(day(daysAgo))
  const rhythm = weekday === 7 ? 0.42 : weekday === 6 ? 0.5 : 1
  const season = 1 + 0.09 * Math.sin(daysAgo / 29) + 0.05 * Math.sin(daysAgo / 3.7)
  return Math.round((2350 - daysAgo * 1.4) * rhythm * season)
}

/** The sum of a week that ended so many weeks ago. */
const visitorsInWeek = (weeksAgo: number) => total(countdown(7).map((at) => visitorsOn(weeksAgo * 7 + at)))

const visitorsThisYear = countdown(52).map(visitorsInWeek)
const visitorsLastYear = countdown(52).map((week) => visitorsInWeek(week + 52))
const visitorsInMonth = countdown(30).map(visitorsOn)
const pageViewsInMonth = countdown(30).map((at) => Math.round(visitorsOn(at) * (3.1 + 0.5 * Math.sin(at / 4))))
const weekOfDays = countdown(7).map(day)
const visitsInWeek = countdown(7).map((at) => Math.round(visitorsOn(at) * 1.24))

const shareOf = (parts: Record<string, number>): Share => ({
  uniqueVisitors: Math.round(total(visitorsInMonth) * 0.62),
  series: Object.values(parts),
  labels: Object.keys(parts),
})

/** The visitors of the project's public pages. */
export const analyticsSeed: Analytics = {
  visitors: {
    totals: { thisYear: total(visitorsThisYear), lastYear: total(visitorsLastYear) },
    series: {
      thisYear: [{ name: 'Visitors', data: pointsOf(visitorsThisYear, 7 * 24) }],
      lastYear: [
        {
          name: 'Visitors',
          data: visitorsLastYear.map((y, index) => ({ x: ago({ days: 7 * (103 - index) }), y })),
        },
      ],
    },
  },
  conversions: trendOf(
    'Conversions',
    weekOfDays,
    visitsInWeek.map((visits, index) => Math.round(visits * (0.031 + 0.004 * Math.sin(index)))),
  ),
  impressions: trendOf(
    'Impressions',
    weekOfDays,
    visitsInWeek.map((visits, index) => Math.round(visits * (8.6 + 0.9 * Math.sin(index * 1.7)))),
  ),
  visits: trendOf('Visits', weekOfDays, visitsInWeek),
  visitorsVsPageViews: {
    visitors: total(visitorsInMonth),
    pageViews: total(pageViewsInMonth),
    pagesPerVisitor: rounded(total(pageViewsInMonth) / total(visitorsInMonth)),
    series: [
      { name: 'Page views', data: pointsOf(pageViewsInMonth, 24) },
      { name: 'Visitors', data: pointsOf(visitorsInMonth, 24) },
    ],
  },
  newVsReturning: shareOf({ New: 61, Returning: 39 }),
  gender: shareOf({ Female: 47, Male: 50, Other: 3 }),
  age: shareOf({ '16 – 24': 9, '25 – 39': 41, '40 – 54': 36, '55 and older': 14 }),
  language: shareOf({ English: 34, German: 21, Polish: 15, French: 11, Portuguese: 9, Other: 10 }),
}

/** A coin whose price went from one to about another within two days. */
function watched(title: string, iso: string, from: number, to: number, shift: number): Crypto['watchlist'][number] {
  const decimals = from < 10 ? 4 : 2
  const data = curve(13, { from, to, swing: from * 0.006, shift }).map((price) => rounded(price, decimals))
  const [first = 0] = data
  const amount = data.at(-1) ?? 0
  return { title, iso, amount, trend: directionOf(first, amount), series: [{ name: iso, data: pointsOf(data, 4) }] }
}

const bitcoin = curve(42, { from: 61_200, to: 64_400, swing: 640 }).map((price) => rounded(price))
const bitcoinNow = bitcoin.at(-1) ?? 0
const bitcoinSupply = 19_964_300
const ethereum = watched('Ethereum', 'ETH', 3092.4, 3184.6, 0.4)
const bitcoinCash = watched('Bitcoin Cash', 'BCH', 421.8, 412.3, 1.1)
const ripple = watched('XRP', 'XRP', 0.9012, 0.9405, 1.9)
const prices = { btc: bitcoinNow, eth: ethereum.amount, bch: bitcoinCash.amount, xrp: ripple.amount }
const balances = { btc: 0.8425, eth: 12.5, bch: 34, xrp: 18_600 }
const worth = {
  btc: rounded(balances.btc * prices.btc),
  eth: rounded(balances.eth * prices.eth),
  bch: rounded(balances.bch * prices.bch),
  xrp: rounded(balances.xrp * prices.xrp),
}

/** Coins and wallets. */
export const cryptoSeed: Crypto = {
  btc: {
    amount: bitcoinNow,
    trend: directionOf(bitcoin.at(-7) ?? 0, bitcoinNow),
    marketCap: Math.round(bitcoinNow * bitcoinSupply),
    volume: 38_412_700_000,
    supply: bitcoinSupply,
    allTimeHigh: 109_350.2,
    series: [{ name: 'Price', data: pointsOf(bitcoin, 4) }],
  },
  prices,
  wallets: { balances, worth, total: total(Object.values(worth)) },
  watchlist: [
    ethereum,
    bitcoinCash,
    ripple,
    watched('Cardano', 'ADA', 0.5231, 0.5064, 2.6),
    watched('Stellar', 'XLM', 0.1187, 0.1243, 3.3),
    watched('Litecoin', 'LTC', 88.15, 86.7, 4.1),
  ],
}

const previousClosing = 20

const payments = `
0,4|Cargo insurance Baltic route|-1284.5|pending
0,19|Helvora Pharma, invoice 4471|9650|pending
1,3|Módulo de formação, Porto|-940|completed
1,22|Cloud hosting, November|-2316.8|completed
2,6|Terranova Group, travel refund|412.35|completed
3,1|Übersetzung Schulungsunterlagen|-1175|completed
4,8|Bluefen Energy, retainer|6800|completed
5,2|Bilety kolejowe Gdańsk – Warszawa|-168.4|completed
6,11|Licences for process diagrams|-1490|completed
8,5|名古屋 会議室|-236.1|completed
9,20|Kestrel Logistics, invoice 2096|8400|completed
11,7|Location de salle, Lyon|-385|completed
12,15|Label printers, second delivery|-2749.9|completed
14,3|Bluefen Energy, workshop|2600|completed
15,9|Office rent Gdańsk|-3150|completed
17,13|Оплата курсів, Київ|-620|completed
18,4|Helvora Pharma, invoice 4458|7200|completed
21,6|Courier Bremen – Torino|-94.6|completed
23,10|Test devices, rent|-1080|completed
26,2|Kestrel Logistics, invoice 2071|5900|completed
`

const recentTransactions: Finance['recentTransactions'] = payments
  .trim()
  .split('\n')
  .map((line, index) => {
    const [when = '', name = '', amount = '', status = ''] = line.split('|')
    const [days, hours] = when.split(',').map(Number)
    return {
      id: `transaction-${String(index + 1).padStart(2, '0')}`,
      transactionId: `${528_651_571 - index * 7_919}NT`,
      name,
      amount: Number(amount),
      status: status === 'pending' ? 'pending' : 'completed',
      date: ago({ days, hours }),
    }
  })

const spentSince = (days: number) =>
  total(
    recentTransactions.filter(({ amount, date }) => amount < 0 && date > ago({ days })).map(({ amount }) => -amount),
  )

const statementOf = (status: 'paid' | 'pending', date: string, spent: number) => ({
  status,
  date,
  limit: 25_000,
  spent,
  minimum: rounded(spent / 20),
})

const balance = curve(52, { from: 86_400, to: 118_700, swing: 2100 }).map((amount) => rounded(amount))
const predicted = curve(52, { from: 88_000, to: 116_000, swing: 1300, shift: 0.6 }).map((amount) => rounded(amount))

/** The account of a consultancy. */
export const financeSeed: Finance = {
  accountBalance: {
    amount: balance.at(-1) ?? 0,
    growth: rounded((((balance.at(-1) ?? 0) - (balance[0] ?? 0)) / (balance[0] ?? 1)) * 100),
    averageMonthlyIncome: 41_250,
    series: [
      { name: 'Predicted', data: pointsOf(predicted, 7 * 24) },
      { name: 'Actual', data: pointsOf(balance, 7 * 24) },
    ],
  },
  budget: {
    income: 41_250,
    expenses: { amount: 16_740, limit: 20_000 },
    bills: { amount: 9_310, limit: 10_000 },
    savings: { amount: 15_200, goal: 16_000 },
  },
  previousStatement: statementOf('paid', day(previousClosing), 13_487.2),
  currentStatement: statementOf('pending', day(previousClosing - 30), spentSince(previousClosing)),
  recentTransactions,
}

/** Type of work, its budget in EUR, and how many percent of it are spent. */
const works = [
  ['Process design', 48_000, 85],
  ['Forms and workflow', 160_000, 65],
  ['Data migration', 40_000, 40],
  ['Tests and rehearsals', 80_000, 35],
  ['Training', 56_000, 25],
  ['Project office', 16_000, 95],
] as const

const wholeBudget = total(works.map(([, budget]) => budget))

const budgetRows = works.map(([type, budget, percent], index) => {
  const spent = (budget * percent) / 100
  return {
    id: index + 1,
    type,
    total: budget,
    expensesAmount: spent,
    expensesPercentage: percent,
    remainingAmount: budget - spent,
    remainingPercentage: 100 - percent,
  }
})

/** The months up to now as `2026-11`. */
const monthsOfYear = countdown(12).map((months) => addMonths(day(0), -months).slice(0, 7))

const expensesByDay = [0, 0, 1120, 940, 1385, 760, 615]
const expensesByWeek = [5140, 4690, 5350, total(expensesByDay)]
const expensesByMonth = [10_740, 14_300, 16_900, 18_500, 19_200, 21_400, 20_100, 18_700, 19_900, 21_300, 22_100]

const members = [
  ['Marta Kowalczyk', '+44 20 7946 0118'],
  ['Greta Lindholm', '+46 31 390 06 14'],
  ['Jonas Albrecht', '+49 176 040 690 27'],
  ['Renata Novotna', '+44 20 7946 0163'],
  ['Chen Yulan', '+44 20 7946 0187'],
  ['William Hartley', '+44 117 496 0142'],
  ['Kalinda Rao', '+44 117 496 0155'],
  ['Ines Moreau', '+33 6 39 98 41 06'],
  ['Hiro Tanabe', '+44 20 7946 0129'],
] as const

const teamMembers: Project['teamMembers'] = members.flatMap(([wanted, phone]) =>
  people
    .filter(({ name }) => name === wanted)
    .map(({ id, avatar, name, email, title }) => ({ id, avatar, name, email, phone, title })),
)

/** An appointment that begins so many minutes after the sample's clock and lasts so many. */
const meeting = (id: string, title: string, from: number, minutes: number, location: string | null = null) => ({
  id,
  title,
  start: ago({ minutes: -from }),
  end: ago({ minutes: -from - minutes }),
  location,
})

const issues = {
  thisWeek: { opened: [18, 24, 21, 16, 9, 0, 0], closed: [14, 19, 26, 20, 11, 0, 0], wontFix: 12, reOpened: 4 },
  lastWeek: { opened: [22, 17, 25, 19, 14, 3, 0], closed: [16, 21, 18, 23, 17, 1, 0], wontFix: 9, reOpened: 7 },
}

const issuesOf = ({ opened, closed, wontFix, reOpened }: typeof issues.thisWeek, needsTriage: number) => ({
  newIssues: total(opened),
  closedIssues: total(closed),
  fixed: total(closed) - wontFix,
  wontFix,
  reOpened,
  needsTriage,
})

const issueSeries = ({ opened, closed }: typeof issues.thisWeek) => [
  { name: 'New issues', data: opened },
  { name: 'Closed issues', data: closed },
]

/** The roll-out of a process platform. */
export const projectSeed: Project = {
  githubIssues: {
    overview: { thisWeek: issuesOf(issues.thisWeek, 13), lastWeek: issuesOf(issues.lastWeek, 17) },
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    series: { thisWeek: issueSeries(issues.thisWeek), lastWeek: issueSeries(issues.lastWeek) },
  },
  taskDistribution: {
    overview: { thisWeek: { new: 64, completed: 58 }, lastWeek: { new: 51, completed: 66 } },
    labels: ['Modelling', 'Interfaces', 'Forms', 'Tests', 'Training'],
    series: { thisWeek: [28, 19, 24, 17, 12], lastWeek: [31, 22, 20, 18, 9] },
  },
  schedule: {
    today: [
      meeting('meeting-01', 'Stand-up of the roll-out team', 15, 15),
      meeting('meeting-02', 'Review: release a batch', 90, 60, 'Room Baltic, Gdańsk'),
      meeting('meeting-03', 'Freigabe der Lieferantenformulare', 210, 45),
      meeting('meeting-04', 'Cutover rehearsal: open questions', 330, 60, 'Room Kestrel, Bristol'),
      meeting('meeting-05', 'Walk through the month-end close', 420, 30),
    ],
    tomorrow: [
      meeting('meeting-06', 'Atelier clôture mensuelle', 24 * 60 + 30, 120, 'Salle Rhône, Lyon'),
      meeting('meeting-07', 'Data quality of materials', 24 * 60 + 180, 45),
      meeting('meeting-08', '定期点検の計画', 24 * 60 + 270, 30),
    ],
  },
  budgetDistribution: {
    categories: budgetRows.map(({ type }) => type),
    series: [{ name: 'Budget', data: budgetRows.map((row) => rounded((row.total / wholeBudget) * 100)) }],
  },
  weeklyExpenses: trendOf('Expenses', weekOfDays, expensesByDay),
  monthlyExpenses: trendOf('Expenses', [day(21), day(14), day(7), day(0)], expensesByWeek),
  yearlyExpenses: trendOf('Expenses', monthsOfYear, [
    ...expensesByMonth,
    total(budgetRows.map(({ expensesAmount }) => expensesAmount)) - total(expensesByMonth),
  ]),
  budgetDetails: {
    columns: ['Type', 'Budget', 'Expenses', 'Expenses (%)', 'Remaining', 'Remaining (%)'],
    rows: budgetRows,
  },
  teamMembers,
}
