import { SearchIndex } from '../row-source/SearchIndex.js'
import { searchTokens } from '../row-source/searchText.js'
import { afterPaint, inSlices, runSlice, whenIdle } from '../row-source/timeSlices.js'
import { flattenNested } from './flattenNested.js'
import { ChildLoader } from './ChildLoader.js'
import { Loading, openKeysOf, TreeView } from './TreeView.js'
import { mergePaths } from './mergePaths.js'
import { prepareChunks, scanChunks } from './searchChunks.js'
import type { TreeSource } from './TreeSource.js'

/** Milliseconds of searching before what was found is shown. */
const AT_ONCE = 8
/** Pause in typing, in ms, before a source is asked that needs time to answer. */
const PAUSE = 150

interface TreeModelOptions<Node> {
  source: TreeSource<Node>
  /** The texts of a node, for a source that cannot search by itself. */
  texts: (node: Node) => readonly unknown[]
  /** Keys of the nodes that are open at the beginning. */
  openKeys: Iterable<string>
}

/** The nodes of a tree as they are shown: loaded, opened and searched. Tells its listeners of each change. */
export class TreeModel<Node> {
  readonly source: TreeSource<Node>
  /** Of the roots, during a search of its answer. */
  status: 'loading' | 'ready' | 'error' = 'loading'
  /** Whether the rows answer an older search. */
  stale = false
  search = ''
  /** Grows with every change. */
  version = 0
  readonly #texts: (node: Node) => readonly unknown[]
  readonly #listeners = new Set<() => void>()
  readonly #loader: ChildLoader<Node>
  /** Keys to open as soon as their nodes are there. */
  #wanted: Set<string>
  #base: TreeView<Node> | null = null
  #found: TreeView<Node> | null = null
  #index: SearchIndex<Node> | null = null
  #searching: AbortController | null = null
  readonly #changes: (() => void)[] = []
  #changing = false

  constructor({ source, texts, openKeys }: TreeModelOptions<Node>) {
    this.source = source
    this.#texts = texts
    this.#wanted = new Set(openKeys)
    this.#loader = new ChildLoader(source, {
      arrived: (key, children) => this.#change(() => this.#arrived(key, children)),
      failed: (key) => this.#change(() => this.#failed(key)),
    })
    const memory = source.memory?.()
    if (!memory) return
    this.#index = memory.index
    this.#begin(new TreeView(memory.tree))
    this.#wanted.clear()
    this.#base?.list()
  }

  /** The tree as it is shown, `null` before its roots are there. */
  get view(): TreeView<Node> | null {
    return this.#found ?? this.#base
  }

  /** Whether the rows are those of a search. */
  get searched(): boolean {
    return this.#found !== null
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getVersion = (): number => this.version

  /** Asks for the roots and prepares the search. @returns a function that aborts all that is under way */
  start(): () => void {
    const base = this.#base
    if (!base) this.#loader.load(null)
    else if (base.loading) this.#change(() => this.#resume(base))
    const index = this.#index
    const notIdle = index ? whenIdle(() => void inSlices(prepareChunks(index), null)) : undefined
    return () => {
      this.#abortChildren()
      this.#searching?.abort()
      notIdle?.()
    }
  }

  /** Asks again for what failed. @param position of the node, `null` for the roots or the search */
  retry(position: number | null): void {
    if (position !== null) return this.setOpen([position], true)
    this.status = 'loading'
    this.#change(() => (this.#base ? this.#runSearch() : this.#loader.load(null)))
  }

  key(position: number): string | null {
    const node = this.view?.tree.nodes[position]
    return node === undefined ? null : this.source.key(node)
  }

  positionOf(key: string): number {
    return this.view?.positionOf(key, this.source.key) ?? -1
  }

  /** Opens or closes nodes; what is opened for the first time is asked for. */
  setOpen(positions: readonly number[], open: boolean): void {
    this.#change(() => {
      const { view } = this
      for (const position of positions) this.#open(view, position, open)
    })
  }

  /** Opens all nodes whose children are there. */
  openAll(): void {
    this.#change(() => this.view?.openAll())
  }

  closeAll(): void {
    this.#abortChildren()
    this.#change(() => this.view?.open.fill(0))
  }

  /** Keys of the nodes that are open when nothing is searched. */
  openKeys(): string[] {
    return [...new Set([...openKeysOf(this.#base, this.source.key), ...this.#wanted])]
  }

  /** Opens these nodes and closes all others; those that are not there yet, when they come. */
  setOpenKeys(keys: Iterable<string>): void {
    this.#wanted = new Set(keys)
    this.#change(() => {
      const base = this.#base
      if (!base) return
      for (let position = 0; position < base.open.length; position++) {
        const node = base.tree.nodes[position]
        const open = node !== undefined && this.#wanted.delete(this.source.key(node))
        if (open !== (base.open[position] === 1)) this.#open(base, position, open)
      }
      if (!base.loading) this.#wanted.clear()
    })
  }

  setSearch(search: string): void {
    if (search === this.search) return
    const typing = this.search !== ''
    this.search = search
    this.#change(() => this.#runSearch(typing))
  }

  #runSearch(typing = false): void {
    this.#searching?.abort()
    const controller = new AbortController()
    this.#searching = controller
    const tokens = searchTokens(this.search)
    this.stale = false
    if (this.#base) this.status = 'ready'
    if (tokens.length === 0) {
      this.#found = null
    } else if (this.source.search && !this.source.memory) void this.#askSearch(controller.signal, typing)
    else void this.#searchHere(tokens, controller.signal)
  }

  async #searchHere(tokens: readonly string[], signal: AbortSignal): Promise<void> {
    const base = this.#base
    if (!base) return
    this.#index ??= new SearchIndex(base.tree.nodes, this.#texts)
    const found = this.#found?.tree === base.tree ? this.#found : new TreeView(base.tree, { loading: base.loading })
    found.clearMarks()
    const steps = scanChunks(this.#index, tokens, (position) => found.markHit(position))
    const done = runSlice(steps, AT_ONCE)
    this.stale = !done
    // What is in sight is most often found by now; nothing found yet may still become something.
    if (done || found.hits > 0) this.#found = found
    if (done) return
    await afterPaint()
    if (!signal.aborted) await inSlices(steps, signal)
    if (signal.aborted) return
    this.#change(() => {
      this.#found = found
      this.stale = false
    })
  }

  async #askSearch(signal: AbortSignal, typing: boolean): Promise<void> {
    this.stale = true
    let found: TreeView<Node> | null = null
    try {
      if (typing) await new Promise((resolve) => setTimeout(resolve, PAUSE))
      if (signal.aborted) return
      found = mergePaths((await this.source.search?.(this.search, { signal })) ?? [], this.source)
    } catch {
      found = null
    }
    if (signal.aborted) return
    this.#change(() => {
      if (found) this.#found = found
      this.status = found ? 'ready' : 'error'
      this.stale = false
    })
  }

  #open(view: TreeView<Node> | null, position: number, open: boolean): void {
    if (!view?.canOpen(position)) return
    view.open[position] = open ? 1 : 0
    const node = view.tree.nodes[position]
    if (!view.loading || node === undefined) return
    const state = view.loading[position]
    if (open && (state === Loading.unknown || state === Loading.failed)) {
      view.loading[position] = Loading.running
      this.#loader.load(node)
    } else if (!open && state === Loading.running) {
      view.loading[position] = Loading.unknown
      this.#loader.abort(this.source.key(node))
    }
  }

  #arrived(key: string | null, children: readonly Node[]): void {
    if (key === null) {
      const flat = flattenNested(children, () => null)
      const loading = new Uint8Array(children.length)
      for (const [i, child] of children.entries()) if (this.source.hasChildren(child)) loading[i] = Loading.unknown
      return this.#begin(new TreeView(flat, { loading }))
    }
    const local = this.#found !== null && !this.source.search
    const opened = local ? openKeysOf(this.#found, this.source.key) : null
    this.#base = this.#insert(this.#base, key, children)
    if (!local) this.#found = this.#insert(this.#found, key, children)
    this.#index = null
    this.#openWanted(this.#base)
    if (!opened) return
    this.#runSearch()
    const found = this.#found
    for (const [position, node] of found?.tree.nodes.entries() ?? []) {
      if (found && opened.has(this.source.key(node)) && found.canOpen(position)) found.open[position] = 1
    }
  }

  #failed(key: string | null): void {
    if (key === null) this.status = 'error'
    for (const view of [this.#base, this.#found]) {
      const position = key === null ? -1 : (view?.positionOf(key, this.source.key) ?? -1)
      if (view?.loading?.[position] === Loading.running) view.loading[position] = Loading.failed
    }
  }

  #insert(view: TreeView<Node> | null, key: string, children: readonly Node[]): TreeView<Node> | null {
    const position = view?.positionOf(key, this.source.key) ?? -1
    if (!view || view.loading?.[position] !== Loading.running) return view
    return view.withChildren(position, children, this.source.hasChildren)
  }

  #begin(base: TreeView<Node>): void {
    this.#base = base
    this.status = 'ready'
    this.#openWanted(base)
    if (this.search !== '') this.#runSearch()
  }

  #openWanted(view: TreeView<Node> | null): void {
    if (!view || this.#wanted.size === 0) return
    for (const [position, node] of view.tree.nodes.entries()) {
      if (this.#wanted.delete(this.source.key(node))) this.#open(view, position, true)
    }
  }

  /** Asks again for the children that were under way when the tree was taken from the page. */
  #resume(base: TreeView<Node>): void {
    for (let position = 0; position < base.open.length; position++) {
      if (base.open[position] === 1) this.#open(base, position, true)
    }
  }

  #abortChildren(): void {
    this.#loader.abortAll()
    for (const view of [this.#base, this.#found]) view?.forgetRunning()
  }

  /** Changes come one after the other: a source that answers at once may answer in the middle of one. */
  #change(work: () => void): void {
    this.#changes.push(work)
    if (this.#changing) return
    this.#changing = true
    try {
      for (let next = this.#changes.shift(); next; next = this.#changes.shift()) next()
    } finally {
      this.#changing = false
    }
    this.view?.list()
    this.version++
    for (const listener of this.#listeners) listener()
  }
}
