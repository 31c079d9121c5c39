import * as z from 'zod/mini'

import { id, iso, sampleRoute } from '../common/sample.js'

/** A value at a moment. */
const point = z.object({ x: iso, y: z.number() })

/** A value at a moment. */
export type Point = z.infer<typeof point>

/** Named rows of values, as a chart draws them. */
const seriesOf = <P extends z.ZodMiniType>(value: P) => z.array(z.object({ name: z.string(), data: z.array(value) }))

/** How an amount came about: a sum and what it is made of. */
const trend = z.object({
  /** Sum of the first series. */
  amount: z.number(),
  /** One for each value: days and weeks as `2026-11-20` (a week by its last day), months as `2026-11`. */
  labels: z.array(z.string()),
  series: seriesOf(z.number()),
})

/** How an amount came about. */
export type Trend = z.infer<typeof trend>

/** How the unique visitors of the last 30 days divide. */
const share = z.object({
  uniqueVisitors: z.int(),
  /** Percentages; together 100. */
  series: z.array(z.number()),
  /** One for each percentage. */
  labels: z.array(z.string()),
})

/** How the unique visitors of the last 30 days divide. */
export type Share = z.infer<typeof share>

/** Where a value goes: up or down by so many percent. */
const direction = z.object({ dir: z.enum(['up', 'down']), amount: z.number().check(z.minimum(0)) })

/** The dashboard of a web site's visitors. */
export const analytics = z.object({
  /** Visitors a week, 52 weeks each; `x` is the end of the week. */
  visitors: z.object({
    totals: z.object({ thisYear: z.int(), lastYear: z.int() }),
    series: z.object({ thisYear: seriesOf(point), lastYear: seriesOf(point) }),
  }),
  /** Orders a day, over seven days. */
  conversions: trend,
  /** Pages shown in search results a day, over seven days. */
  impressions: trend,
  /** Visits a day, over seven days. */
  visits: trend,
  /** Visitors and page views a day, over 30 days. */
  visitorsVsPageViews: z.object({
    visitors: z.int(),
    pageViews: z.int(),
    /** Page views by visitors, two decimals. */
    pagesPerVisitor: z.number(),
    series: seriesOf(point),
  }),
  newVsReturning: share,
  gender: share,
  /** Labels are ranges of years. */
  age: share,
  language: share,
})

/** The dashboard of a web site's visitors. */
export type Analytics = z.infer<typeof analytics>

/** One number for each coin. */
const perCoin = z.object({ btc: z.number(), eth: z.number(), bch: z.number(), xrp: z.number() })

/** The dashboard of coins. All prices are in USD. */
export const crypto = z.object({
  btc: z.object({
    /** Price now: the last of the series. */
    amount: z.number(),
    /** Against a day before. */
    trend: direction,
    /** Price times supply. */
    marketCap: z.number(),
    /** Traded in a day, USD. */
    volume: z.number(),
    /** Coins there are. */
    supply: z.number(),
    allTimeHigh: z.number(),
    /** Price every four hours, over a week. */
    series: seriesOf(point),
  }),
  /** Price of one coin. */
  prices: perCoin,
  wallets: z.object({
    /** Number of coins. */
    balances: perCoin,
    /** Balance times price, rounded to cents. */
    worth: perCoin,
    /** Sum of what the wallets are worth. */
    total: z.number(),
  }),
  watchlist: z.array(
    z.object({
      title: z.string(),
      /** Short name of the coin. */
      iso: z.string(),
      /** Price now: the last of the series. */
      amount: z.number(),
      /** Against the first of the series. */
      trend: direction,
      /** Price every four hours, over two days. */
      series: seriesOf(point),
    }),
  ),
})

/** The dashboard of coins. */
export type Crypto = z.infer<typeof crypto>

/** What a card was charged with in a month, EUR. */
const statement = z.object({
  status: z.enum(['paid', 'pending']),
  /** Day on which it closes, such as `2026-11-30`. */
  date: z.string(),
  limit: z.number(),
  spent: z.number(),
  /** The least that must be paid: a twentieth of what was spent. */
  minimum: z.number(),
})

/** What a card was charged with in a month, EUR. */
export type Statement = z.infer<typeof statement>

/** The dashboard of an account. All amounts are in EUR. */
export const finance = z.object({
  accountBalance: z.object({
    /** Balance now: the last of the actual series. */
    amount: z.number(),
    /** Percent against the first of the actual series, two decimals. */
    growth: z.number(),
    averageMonthlyIncome: z.number(),
    /** Balance at the end of each week, over a year: predicted and actual. */
    series: seriesOf(point),
  }),
  /** The plan of a month: what came in was spent, paid to bills, or saved. */
  budget: z.object({
    income: z.number(),
    expenses: z.object({ amount: z.number(), limit: z.number() }),
    bills: z.object({ amount: z.number(), limit: z.number() }),
    savings: z.object({ amount: z.number(), goal: z.number() }),
  }),
  previousStatement: statement,
  /** Holds what was spent since the previous one closed. */
  currentStatement: statement,
  /** The newest first. */
  recentTransactions: z.array(
    z.object({
      id,
      transactionId: z.string(),
      name: z.string(),
      /** Negative when it was spent. */
      amount: z.number(),
      status: z.enum(['completed', 'pending']),
      date: iso,
    }),
  ),
})

/** The dashboard of an account. */
export type Finance = z.infer<typeof finance>

/** The same for this week and the last. */
const weeks = <S extends z.ZodMiniType>(schema: S) => z.object({ thisWeek: schema, lastWeek: schema })

/** An appointment of a project. */
const appointment = z.object({ id, title: z.string(), start: iso, end: iso, location: z.nullable(z.string()) })

/** The dashboard of a project. All amounts are in EUR. */
export const project = z.object({
  githubIssues: z.object({
    /** Sums of the week; what was closed is either fixed or will not be. */
    overview: weeks(
      z.object({
        newIssues: z.int(),
        closedIssues: z.int(),
        fixed: z.int(),
        wontFix: z.int(),
        reOpened: z.int(),
        needsTriage: z.int(),
      }),
    ),
    /** Days of the week from Monday. */
    labels: z.array(z.string()),
    /** New and closed issues a day. */
    series: weeks(seriesOf(z.int())),
  }),
  taskDistribution: z.object({
    overview: weeks(z.object({ new: z.int(), completed: z.int() })),
    labels: z.array(z.string()),
    /** Percentages of the tasks, one for each label; together 100. */
    series: weeks(z.array(z.number())),
  }),
  schedule: z.object({ today: z.array(appointment), tomorrow: z.array(appointment) }),
  /** How the budget divides among the types of `budgetDetails`: percentages, together 100. */
  budgetDistribution: z.object({ categories: z.array(z.string()), series: seriesOf(z.number()) }),
  /** By day, over seven days. */
  weeklyExpenses: trend,
  /** By week, over four weeks. */
  monthlyExpenses: trend,
  /** By month, over twelve months: all that the project has cost. */
  yearlyExpenses: trend,
  budgetDetails: z.object({
    columns: z.array(z.string()),
    rows: z.array(
      z.object({
        id: z.int(),
        type: z.string(),
        total: z.number(),
        expensesAmount: z.number(),
        expensesPercentage: z.number(),
        remainingAmount: z.number(),
        remainingPercentage: z.number(),
      }),
    ),
  }),
  teamMembers: z.array(
    z.object({ id, avatar: z.string(), name: z.string(), email: z.string(), phone: z.string(), title: z.string() }),
  ),
})

/** The dashboard of a project. */
export type Project = z.infer<typeof project>

const route = sampleRoute('/dashboards', 'Dashboards')

/** The sample dashboards. Source: sample services, "Dashboards, activities, icons". */
export const dashboards = {
  analytics: route('GET', '/analytics', 'Read the analytics dashboard').output(analytics),
  crypto: route('GET', '/crypto', 'Read the crypto dashboard').output(crypto),
  finance: route('GET', '/finance', 'Read the finance dashboard').output(finance),
  project: route('GET', '/project', 'Read the project dashboard').output(project),
}
