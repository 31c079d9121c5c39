import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'

/** `none` when nothing can be selected. */
export type TreeSelectionMode = 'none' | 'single' | 'multiple'

/** A stretch of rows that Shift selects. */
export interface TreeRange {
  /** Key of the node where it begins: the one that was selected or deselected last. */
  from: string
  /** Key of the node where it ends. */
  to: string
  /** Keys of all its nodes. */
  keys: ReadonlySet<string>
}

/** The selected nodes of a tree, by key. */
export interface TreeSelection<Node> {
  mode: TreeSelectionMode
  keys: ReadonlySet<string>
  /** What Shift selects; `null` before something was selected here. */
  range: RefObject<TreeRange | null>
  /** Selects or deselects one node; in `single` mode only selects. A range begins there. */
  toggle: (node: Node) => void
  /** Selects exactly these nodes beside the keys in `base`. */
  replace: (nodes: readonly Node[], base?: Iterable<string>) => void
}

interface Options<Node> {
  mode: TreeSelectionMode
  selectedKeys: readonly string[] | undefined
  defaultSelectedKeys: readonly string[] | undefined
  onSelectedKeysChange: ((keys: string[], nodes: Node[]) => void) | undefined
  keyOf: (node: Node) => string
}

/** Selection by key, so that it outlives searches and closed nodes. Knows the nodes that were selected here. */
export function useTreeSelection<Node>(options: Options<Node>): TreeSelection<Node> {
  const { mode, selectedKeys, defaultSelectedKeys = [] } = options
  const [own, setOwn] = useState<readonly string[]>(defaultSelectedKeys)
  const list = selectedKeys ?? own
  const keys = useMemo(() => new Set(list), [list])
  const nodes = useRef(new Map<string, Node>())
  const range = useRef<TreeRange | null>(null)
  const latest = useRef({ ...options, keys })
  useEffect(() => {
    latest.current = { ...options, keys }
  })

  const replace = useCallback((added: readonly Node[], base: Iterable<string> = []) => {
    const { keyOf, onSelectedKeysChange } = latest.current
    const next = new Set(base)
    for (const node of added) {
      const key = keyOf(node)
      nodes.current.set(key, node)
      next.add(key)
    }
    latest.current.keys = next
    const changed = [...next]
    setOwn(changed)
    onSelectedKeysChange?.(
      changed,
      changed.flatMap((key) => nodes.current.get(key) ?? []),
    )
  }, [])
  const toggle = useCallback(
    (node: Node) => {
      const { mode, keys, keyOf } = latest.current
      const key = keyOf(node)
      range.current = { from: key, to: key, keys: new Set([key]) }
      if (mode === 'none' || (mode === 'single' && keys.has(key))) return
      if (mode === 'single') return replace([node])
      const others = [...keys].filter((other) => other !== key)
      replace(others.length === keys.size ? [node] : [], others)
    },
    [replace],
  )
  return useMemo(() => ({ mode, keys, range, toggle, replace }), [mode, keys, toggle, replace])
}
