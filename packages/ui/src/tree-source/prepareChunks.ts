import type { SearchIndex } from '../row-source/SearchIndex.js'

/** Prepares the search of all nodes, one text per step. */
export function* prepareChunks(index: Pick<SearchIndex<never>, 'chunkCount' | 'prepare'>): Generator<void, void> {
  for (let chunk = 0; chunk < index.chunkCount; chunk++) {
    index.prepare(chunk)
    yield
  }
}
