import type { StepLink } from '@embpm/bpmn'
import type { EntityName } from '@embpm/contract'
import { announce, IconButton } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { CircleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReferenceControl } from '../../../../entity/ReferenceControl.js'
import { keptText } from '../../../../entity/referenceText.js'
import { usePlace } from '../../../../entity/usePlace.js'
import { useVisitor } from '../../../../entity/useUser.js'
import { openListOf, pageOfKind } from '../../../../routes/views.js'
import { useServices } from '../../../../shell/ServicesProvider.js'
import { type LinkedKind, linkedKinds } from './linkedKinds.js'
import { PropertySection } from './PropertySection.js'
import { useNames } from './useNames.js'

const glyph = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `LinkFields`. */
export interface LinkFieldsProps {
  links: readonly StepLink[]
  onChange: (links: readonly StepLink[]) => void
}

/** The objects of the product that an element uses, by kind, each with its picker. */
export function LinkFields({ links, onChange }: LinkFieldsProps) {
  const { t } = useTranslation()
  const others = [...new Set(links.map(({ kind }) => kind))].filter(
    (kind) => !linkedKinds.some((known) => known.kind === kind),
  )
  const linksOf = (kind: EntityName) => links.filter((link) => link.kind === kind)
  const remove = (gone: StepLink) => {
    onChange(links.filter((link) => link !== gone))
    announce(t('elementProperties.unlinked', { name: gone.name }))
  }
  return (
    <PropertySection title={t('diagram.properties.links')} note={links.length > 0 ? String(links.length) : undefined}>
      {linkedKinds.map((known) => (
        <div key={known.kind} className="emb-app-linked">
          <LinkPicker
            linked={known}
            onPick={(link) => {
              if (links.some(({ kind, ref }) => kind === link.kind && ref === link.ref)) return
              onChange([...links, link])
              announce(t('elementProperties.linked', { name: link.name }))
            }}
          />
          <LinkRows kind={known.kind} links={linksOf(known.kind)} onRemove={remove} />
        </div>
      ))}
      {others.map((kind) => (
        <LinkRows key={kind} kind={kind} links={linksOf(kind)} onRemove={remove} />
      ))}
    </PropertySection>
  )
}

function useKindTitle(): (kind: EntityName) => string {
  const { t } = useTranslation()
  return (kind) => {
    if (kind === 'transactions') return t('elementProperties.transactions')
    const title = pageOfKind(kind)?.title
    return title ? t(title) : kind
  }
}

/** Adds an object of a kind: what is picked becomes a link, and the field is empty again. */
function LinkPicker({ linked, onPick }: { linked: LinkedKind; onPick: (link: StepLink) => void }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const titleOf = useKindTitle()
  const [failed, setFailed] = useState(false)
  const latest = useRef(onPick)
  useEffect(() => {
    latest.current = onPick
  }, [onPick])
  const add = async (picked: string) => {
    try {
      const link = await linked.linkOf(client, picked)
      setFailed(link === null)
      if (link) latest.current(link)
    } catch {
      setFailed(true)
    }
  }
  return (
    <ReferenceControl
      to={linked.kind}
      label={titleOf(linked.kind)}
      value={null}
      onValueChange={(picked) => {
        if (picked !== null) void add(picked)
      }}
      errorMessage={failed ? t('elementProperties.notLinked') : undefined}
    />
  )
}

interface LinkRowsProps {
  kind: EntityName
  links: readonly StepLink[]
  onRemove: (link: StepLink) => void
}

/** The linked objects of a kind: code and name, a way to their page where there is one, and taking the link away. */
function LinkRows({ kind, links, onRemove }: LinkRowsProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const visitor = useVisitor()
  const titleOf = useKindTitle()
  const list = useRef<HTMLUListElement>(null)
  const names = useNames(
    kind,
    links.map(({ ref }) => ref),
  )
  const base = openListOf(kind, place, visitor)
  const remove = (link: StepLink, index: number) => {
    onRemove(link)
    // The next one, the one before, or the field above: the focus stays where one was.
    requestAnimationFrame(() => {
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
      const next = buttons[Math.min(index, buttons.length - 1)]
      ;(next ?? list.current?.parentElement?.querySelector('input'))?.focus()
    })
  }
  return (
    <ul ref={list} className="emb-app-links" aria-label={titleOf(kind)} data-empty={links.length === 0 || undefined}>
      {links.map((link, index) => {
        const found = names?.get(link.ref) ?? null
        const name = found?.name ?? (link.name || link.ref)
        const isGone = names !== undefined && (found === null || found.deleted === true)
        return (
          <li key={link.ref} data-gone={isGone || undefined}>
            {isGone ? (
              <span>
                <CircleAlert {...glyph} />
                {keptText(t, { key: link.ref, name: link.name }, found)}
              </span>
            ) : base && names ? (
              <Link href={`${base}/${encodeURIComponent(link.ref)}`}>{name}</Link>
            ) : (
              <span>{name}</span>
            )}
            <IconButton
              size="s"
              variant="ghost"
              label={t('elementProperties.unlink', { name: link.name || link.ref })}
              icon={<X {...glyph} />}
              onPress={() => remove(link, index)}
            />
          </li>
        )
      })}
    </ul>
  )
}
