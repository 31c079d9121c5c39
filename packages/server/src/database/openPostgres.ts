import { inTurn } from '@embpm/backend'
import { Pool, type PoolClient } from 'pg'
import type { Database, DatabaseRow, Session } from './Database.js'
import { codeOf, DatabaseLostError, namedError } from './databaseErrors.js'
import { locks } from './locks.js'

/** How often a transaction is tried that got into another's way. */
const attempts = 5

/** Of the codes of PostgreSQL: it could not be serialised, or two waited for each other. */
const again = new Set(['40001', '40P01'])

/** Of the codes of PostgreSQL and Node: it is not there, shuts down, or takes nobody more. */
const lost = /^(?:08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN)$/

/** Whether an error says that the database cannot be reached. Its library has no code for connections that end under a query, or have ended before one. */
const isLost = (error: unknown): boolean =>
  lost.test(codeOf(error)) ||
  (error instanceof Error &&
    /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message))

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isLost(error) ? new DatabaseLostError(error) : namedError(error)
  }
}

/**
 * Opens PostgreSQL 15 or later, which any number of nodes may share.
 *
 * @param onProblem told of connections that were lost while nothing was asked; the next question opens another one
 */
export function openPostgres(url: string, onProblem: (error: Error) => void): Database {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // Without listeners a lost connection would end the process.
  pool.on('error', onProblem)
  pool.on('connect', (client) => client.on('error', onProblem))

  const sessionOf = (on: Pool | PoolClient): Session => ({
    query: (statement, values = []) => told(async () => (await on.query<DatabaseRow>(statement, [...values])).rows),
  })

  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await told(() => pool.connect())
    try {
      const result = await work(client)
      client.release()
      return result
    } catch (error) {
      // What state it is in is not known: the next one gets another.
      client.release(true)
      throw error
    }
  }

  const once = <T>(work: (session: Session) => Promise<T>): Promise<T> =>
    withClient(async (client) => {
      const session = sessionOf(client)
      await session.query('begin')
      const result = await work(session)
      await session.query('commit')
      return result
    })

  const turn = inTurn()
  return {
    isShared: true,
    ...sessionOf(pool),
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(work)
        } catch (error) {
          if (attempt === attempts || !again.has(codeOf(error))) throw error
        }
      }
    },
    // One of this process waits for the lock at a time, so that those who wait cannot take all connections.
    exclusively: (work) =>
      turn(() =>
        withClient(async (client) => {
          const { query } = sessionOf(client)
          await query('select pg_advisory_lock($1)', [locks.turn])
          try {
            return await work()
          } finally {
            await query('select pg_advisory_unlock($1)', [locks.turn])
          }
        }),
      ),
    close: () => pool.end(),
  }
}
