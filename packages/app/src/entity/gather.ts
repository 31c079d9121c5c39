/**
 * Makes one question of those that come in the same moment, such as the names of all rows in sight.
 * @param ask answers many keys; one that it does not know is left out
 */
export function gather<T>(
  ask: (keys: string[]) => Promise<ReadonlyMap<string, T>>,
): (key: string) => Promise<T | undefined> {
  let open: { keys: Set<string>; answers: Promise<ReadonlyMap<string, T>> } | null = null
  const begin = () => {
    const keys = new Set<string>()
    const moment = new Promise<void>((resolve) => void setTimeout(resolve))
    const answers = moment.then(() => {
      open = null
      return ask([...keys])
    })
    return { keys, answers }
  }
  return async (key) => {
    open ??= begin()
    open.keys.add(key)
    return (await open.answers).get(key)
  }
}
