import { KeyValue } from '@embpm/ui/key-value'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementWords } from '../../../../diagram/elementWords.js'
import type { ElementFacts } from '../../../../diagram/modeler/ModelerFacts.js'
import type { Modeler } from '../../../../diagram/modeler/Modeler.js'
import { BehaviourFields } from './BehaviourFields.js'
import type { FactProps } from './FactProps.js'
import { FigureFields } from './FigureFields.js'
import { KindFields } from './KindFields.js'
import { LinkFields } from './LinkFields.js'
import { PropertySection } from './PropertySection.js'
import { RolesFields } from './RolesFields.js'
import { SeveralProperties } from './SeveralProperties.js'
import { TextFact } from './TextFact.js'
import './styles.css'
import type english from './text/en.json'
import { useElementFacts, useModelerValue } from './useElementFacts.js'

type Words = typeof english

declare module '../../../../text/Text.js' {
  interface Text extends Words {}
}

/** Props of `ElementProperties`. */
export interface ElementPropertiesProps {
  modeler: Modeler
  /** Id of the selected element; `null` for none, or for several. */
  selected: string | null
  /** Called with the id of one of several that is chosen, and with that of what took the place of the selected one. */
  onSelect: (id: string) => void
}

/**
 * What the selected element says, to be changed: name, kind, lane, roles, links, documentation, figures and what its kind has besides. With
 * nothing selected that of the whole diagram, with several what they have in common.
 */
export function ElementProperties({ modeler, selected, onSelect }: ElementPropertiesProps) {
  const pane = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(selected)
  useLayoutEffect(() => {
    if (shown === selected) return
    // What is typed in a field is written before that field goes, and the focus stays in the pane.
    if (pane.current?.contains(document.activeElement)) pane.current.focus({ preventScroll: true })
    // oxlint-disable-next-line react/set-state-in-effect -- the fields of the last element must be there while they are left
    setShown(selected)
  }, [shown, selected])
  const several = useModelerValue(
    modeler,
    useCallback(() => severalOf(modeler), [modeler]),
  )
  return (
    <div ref={pane} className="emb-app-properties" tabIndex={-1}>
      {shown === null && several.length > 1 ? (
        <SeveralProperties elements={several} onSelect={onSelect} />
      ) : (
        <OneElement key={shown} modeler={modeler} id={shown} onSelect={onSelect} />
      )}
    </div>
  )
}

/** What is selected where that is more than one. */
function severalOf(modeler: Modeler): readonly ElementFacts[] {
  const ids = [...new Set(modeler.selectedIds())]
  return ids.length > 1 ? ids.flatMap((id) => modeler.factsOf(id) ?? []) : []
}

interface OneElementProps extends Pick<ElementPropertiesProps, 'modeler' | 'onSelect'> {
  id: string | null
}

function OneElement({ modeler, id, onSelect }: OneElementProps) {
  const { t } = useTranslation()
  const words = useElementWords()
  const element = useElementFacts(modeler, id)
  const total = useModelerValue(
    modeler,
    useCallback(() => modeler.countElements(), [modeler]),
  )
  if (!element) return null
  const { type, trigger, facts } = element
  const onChange: FactProps['onChange'] = (name, value) => modeler.setFact(id, name, value)
  return (
    <>
      <h2 className="emb-app-properties-title">
        {words.typeOf(type, trigger)} <span>{element.id}</span>
      </h2>
      <PropertySection title={t('elementProperties.details')}>
        {facts.name !== undefined && (
          <TextFact
            label={t('diagram.properties.name')}
            required={isNamed(type)}
            value={facts.name}
            onCommit={(name) => onChange('name', name)}
            problemOf={(text) => (isNamed(type) && text.trim() === '' ? t('elementProperties.nameMissing') : undefined)}
          />
        )}
        {id === null ? (
          <KeyValue items={[{ label: t('elementProperties.elements'), value: String(total) }]} />
        ) : (
          <KindFields modeler={modeler} element={element} onSelect={onSelect} />
        )}
      </PropertySection>
      {facts.roles && <RolesFields roles={facts.roles} onChange={(roles) => onChange('roles', roles)} />}
      <BehaviourFields facts={facts} onChange={onChange} />
      {facts.links && <LinkFields links={facts.links} onChange={(links) => onChange('links', links)} />}
      {facts.documentation !== undefined && (
        <PropertySection title={t('diagram.properties.documentation')}>
          <TextFact
            aria-label={t('diagram.properties.documentation')}
            multiline
            rows={4}
            value={facts.documentation}
            onCommit={(text) => onChange('documentation', text)}
          />
        </PropertySection>
      )}
      {facts.figures && <FigureFields figures={facts.figures} onChange={(figures) => onChange('figures', figures)} />}
    </>
  )
}

/** Whether elements of a kind need a name: others may have one. */
const isNamed = (type: string) => /(?:Task|Activity|SubProcess|Participant|Lane)$/.test(type)
