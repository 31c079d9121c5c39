/** What a model may hold. Beyond it a text is refused before it is parsed, so that no file can freeze a page or the server. */
export const limits = {
  /** Characters of the text: a file of 5 MB has no more. */
  text: 5 * 1024 * 1024,
  /** Characters of one attribute; the longest of the reference models of the BPMN MIWG has 1,305. */
  attribute: 64 * 1024,
  /** Attributes of one tag. */
  attributes: 256,
  /** Different prefixes of namespaces: each is copied for every tag that declares one. */
  prefixes: 100,
  /** Tags: a drawn element takes about ten with its diagram information. */
  tags: 150_000,
  /** Tags directly within another one: the parser resolves lists of references in quadratic time. */
  children: 12_500,
  /** Levels of tags within tags. */
  depth: 200,
  /** Pools, lanes, nodes, flows, data and notes. */
  elements: 10_000,
  /**
   * Characters that may be read again to tell where mistakes are. The parser counts lines from the beginning for each mistake:
   * 100 mistakes in 5 MB, 1,000 in 500 KB.
   */
  reread: 500 * 1024 * 1024,
} as const
