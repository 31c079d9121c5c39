import { DataTree } from '@embpm/ui/data-tree'
import { nestedTree } from '@embpm/ui/tree-source'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeGlyph } from '../diagram/compare/ChangeGlyph.js'
import { differingPlaces, jsonDifference, type JsonNode, onlyDifferent, partsOf } from './jsonDifference.js'
import './styles.css'

/** Props of `JsonTree`. */
export interface JsonTreeProps {
  'aria-label': string
  value: unknown
  /** What it is compared with: the older value. Default: nothing, and the value alone is shown. */
  before?: unknown
  /** Leaves out what is the same in both. Default `false`. */
  differing?: boolean
}

const nameOf = ({ name }: JsonNode) => name
const glyphOf = ({ kind }: JsonNode) => (kind === 'same' ? null : <ChangeGlyph kind={kind} />)

/** JSON as a tree that can be searched and is walked by keyboard; beside an older value, with what differs. */
export function JsonTree({ value, before, differing = false, 'aria-label': label }: JsonTreeProps) {
  const { t } = useTranslation()
  const isCompared = before !== undefined
  const nodes = useMemo(() => {
    const found = jsonDifference(isCompared ? before : value, value)
    return differing ? onlyDifferent(found) : found
  }, [value, before, isCompared, differing])
  const words = useMemo(() => {
    const short = (one: unknown): string => {
      const parts = partsOf(one)
      if (!parts) return JSON.stringify(one)
      return t(Array.isArray(one) ? 'jsonTree.items' : 'jsonTree.properties', { count: parts.size })
    }
    return ({ kind, before: was, after: is, children }: JsonNode): string => {
      if (kind === 'same') return short(is)
      const said = t(`diagram.kinds.${kind}`)
      if (kind === 'added') return t('jsonTree.said', { kind: said, value: short(is) })
      if (kind === 'removed') return t('jsonTree.said', { kind: said, value: short(was) })
      if (children.length > 0) return said
      return t('jsonTree.changed', { kind: said, before: short(was), after: short(is) })
    }
  }, [t])
  const source = useMemo(
    () => nestedTree(nodes, { searchIn: (node) => [node.name, ...(node.children.length > 0 ? [] : [words(node)])] }),
    [nodes, words],
  )
  return (
    <DataTree
      className="emb-app-json-tree"
      aria-label={label}
      searchLabel={t('jsonTree.search')}
      source={source}
      label={nameOf}
      secondary={words}
      icon={glyphOf}
      defaultExpandedKeys={isCompared ? differingPlaces(nodes) : nodes.length <= 3 ? nodes.map(({ id }) => id) : []}
      empty={t(isCompared && differing ? 'jsonTree.equal' : 'jsonTree.empty')}
    />
  )
}
