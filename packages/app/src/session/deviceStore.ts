/** Values on this device, beside tab, session and browser: each is written whole or not at all. */
export interface DeviceStore {
  put: (value: unknown, key: readonly string[]) => Promise<void>
  delete: (key: readonly string[]) => Promise<void>
  /** Those whose keys begin so. */
  below: (key: readonly string[]) => Promise<readonly unknown[]>
}

/** A database that another tab is upgrading or that hangs must not hold up what is saved: how long it may take, in ms. */
const longest = 3000

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('The database takes too long.', 'TimeoutError')), longest)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const answerTo = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database gives no reason'))
  })

/**
 * Values in IndexedDB, by keys of several texts. Rejects where it is missing, forbidden, full or failing.
 * @param name of the database, `embpm-` before it
 * @param factory Default: that of the browser; `null` where there is none
 */
export function createDeviceStore(
  name: string,
  factory: IDBFactory | null = globalThis.indexedDB ?? null,
): DeviceStore {
  let connection: Promise<IDBDatabase> | null = null

  const open = async (): Promise<IDBDatabase> => {
    if (!factory) throw new Error('This browser has no IndexedDB')
    const request = factory.open(`embpm-${name}`, 1)
    request.onupgradeneeded = () => void request.result.createObjectStore(name)
    const database = await answerTo(request)
    const forget = () => {
      connection = null
    }
    database.onversionchange = () => {
      forget()
      database.close()
    }
    database.onclose = forget
    return database
  }
  const connect = () => {
    connection ??= open().catch((error: unknown) => {
      connection = null
      throw error
    })
    return connection
  }
  /** Ends once what was changed is written, and not before. */
  const change = async (work: (values: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await connect()).transaction(name, 'readwrite')
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The database gives no reason'))
    })
    work(transaction.objectStore(name))
    await done
  }

  return {
    put: (value, key) => inTime(change((values) => values.put(value, [...key]))),
    delete: (key) => inTime(change((values) => values.delete([...key]))),
    below(key) {
      const read = async () => {
        const values = (await connect()).transaction(name).objectStore(name)
        return answerTo<unknown[]>(values.getAll(IDBKeyRange.bound([...key], [...key, []])))
      }
      return inTime(read())
    },
  }
}
