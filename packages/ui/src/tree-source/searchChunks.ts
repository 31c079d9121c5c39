import type { SearchIndex } from '../row-source/SearchIndex.js'

/** Finds the positions that hold all tokens, one prepared text per step. `tokens` must not be empty. */
export function* scanChunks<Node>(
  index: SearchIndex<Node>,
  tokens: readonly string[],
  hit: (position: number) => void,
): Generator<void, void> {
  for (let chunk = 0; chunk < index.chunkCount; chunk++) {
    index.scan(chunk, tokens, hit)
    yield
  }
}

/** Prepares the search of all nodes, one text per step. */
export function* prepareChunks(index: Pick<SearchIndex<never>, 'chunkCount' | 'prepare'>): Generator<void, void> {
  for (let chunk = 0; chunk < index.chunkCount; chunk++) {
    index.prepare(chunk)
    yield
  }
}
