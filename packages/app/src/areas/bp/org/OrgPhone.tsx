import { Button } from '@embpm/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OrgDetails } from './OrgDetails.js'
import type { OrgNode, OrgTree } from './orgTree.js'
import { useNodeWords } from './useNodeWords.js'

/** Props of `OrgPhone`. */
export interface OrgPhoneProps {
  tree: OrgTree
  selected: string | null
  onSelect: (key: string | null) => void
  onMove?: ((key: string) => void) | undefined
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The organisation where there is little room: one unit at a time, with a way to those below it and back. */
export function OrgPhone({ tree, selected, onSelect, onMove }: OrgPhoneProps) {
  const { t } = useTranslation()
  const words = useNodeWords()
  const node = tree.nodes.get(selected ?? tree.roots[0] ?? '')
  if (!node) return null
  const above = node.parentKey === null ? undefined : tree.nodes.get(node.parentKey)
  const below = node.kind === 'position' ? [] : node.children.flatMap((key) => tree.nodes.get(key) ?? [])
  return (
    <div className="emb-app-org-phone">
      {above && (
        <Button variant="ghost" icon={<ChevronLeft {...glyph} />} onPress={() => onSelect(above.key)}>
          {t('orgChart.up', { name: above.name })}
        </Button>
      )}
      {node.kind !== 'stack' && <OrgDetails tree={tree} node={node} onSelect={onSelect} onMove={onMove} />}
      {below.length > 0 && (
        <>
          <h2 className="emb-app-org-below">{t('orgChart.below')}</h2>
          <ul>
            {below.map((one: OrgNode) => (
              <li key={one.key}>
                <button type="button" className="emb-app-org-step" onClick={() => onSelect(one.key)}>
                  <span>{one.name}</span>
                  <span>{words.figure(one)}</span>
                  <ChevronRight {...glyph} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
