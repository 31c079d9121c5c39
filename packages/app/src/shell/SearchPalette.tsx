import type { Visitor } from '@embpm/contract'
import { search } from '@embpm/contract/sample/search'
import { CommandPalette, type CommandEntry, type CommandGroup, type CommandSource } from '@embpm/ui/command-palette'
import { copyText } from '@embpm/ui/copy-button'
import { toasts } from '@embpm/ui/toast'
import { ListChecks, Users } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { areas } from '../routes/registry.js'
import { menuOf, type Place } from '../routes/views.js'
import type { Look } from '../session/storage.js'
import { useServices } from './ServicesProvider.js'
import { objectGroups } from './objectGroups.js'
import { pageIcon } from './pageIcon.js'
import { pageLink } from './pageLink.js'
import { useCommands } from './useCommands.js'
import { sampleGroups, type SampleHits } from './sampleGroups.js'

/** Props of `SearchPalette`. */
export interface SearchPaletteProps {
  place: Place
  visitor: Visitor
  look: Look
  onLookChange: (change: Partial<Look>) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const sampleIcons = { contacts: <Users {...glyph} />, tasks: <ListChecks {...glyph} /> }

/** So many of the languages and organisations that fit are offered. */
const mostTyped = 5

/**
 * Goes to any page that the visitor may open, and to the product's objects, contacts and tasks by their words; does what the
 * page and the frame have buttons for.
 */
export function SearchPalette({ place, visitor, look, onLookChange, open, onOpenChange }: SearchPaletteProps) {
  const { t, i18n } = useTranslation()
  const { client, connectTo } = useServices()
  const commands = useCommands(look, onLookChange)
  const sampleSearch = useMemo(() => connectTo('api', search), [connectTo])
  const pages: CommandEntry[] = areas.flatMap(({ id }) =>
    menuOf(id, place, visitor).flatMap((group) =>
      group.pages.map((page) => ({
        id: page.path,
        label: t(page.title),
        description: t(group.title),
        icon: pageIcon(page.icon),
        href: page.href,
      })),
    ),
  )

  const copy = async (text: string) => {
    const done = await copyText(text, document.querySelector('main') ?? document.body)
    if (done) toasts.add({ text: t('header.copied', { text }), icon: 'success' })
  }
  const findSamples = async (text: string, signal: AbortSignal): Promise<SampleHits> =>
    sampleGroups(await sampleSearch.find({ query: text }, { signal }), {
      hrefOf: (link) => pageLink(link, place, visitor),
      copy: (value) => void copy(value),
    })

  const source: CommandSource = async (text, { signal }) => {
    const own = fittingEntries(pages, text, i18n.language)
    const { page, frame, typed } = await commands()
    const fitting = (entries: readonly CommandEntry[]) =>
      fittingEntries(entries, text, i18n.language).filter(({ href }) => !pages.some((one) => one.href === href && href))
    const here = { id: 'here', label: t('header.here'), entries: fitting(page) }
    if (!text)
      return [
        here,
        { id: 'pages', label: t('header.pages'), entries: own },
        { id: 'commands', label: t('header.commands'), entries: fitting(frame) },
      ]
    const everywhere = {
      id: 'commands',
      label: t('header.commands'),
      entries: [...fitting(frame), ...fitting(typed).slice(0, mostTyped)],
    }
    const [samples, ...objects] = await Promise.allSettled([
      findSamples(text, signal),
      ...objectGroups({
        client,
        place,
        visitor,
        text,
        signal,
        nameOf: (title) => t(title),
      }),
    ])
    // What answers is shown; only where nothing did is it a failure.
    if (samples.status === 'rejected' && objects.every(({ status }) => status === 'rejected')) throw samples.reason
    const hits = samples.status === 'fulfilled' ? samples.value : { pages: [], contacts: [], tasks: [] }
    const more = hits.pages.filter(({ href }) => !pages.some((page) => page.href === href))
    const groups: CommandGroup[] = [
      { id: 'pages', label: t('header.pages'), entries: [...own, ...more] },
      here,
      everywhere,
      ...objects.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
      ...(['contacts', 'tasks'] as const).map((id) => ({
        id,
        label: t(`header.${id}`),
        entries: hits[id].map((entry) => ({ ...entry, icon: sampleIcons[id] })),
      })),
    ]
    return groups.filter(({ entries }) => entries.length > 0)
  }

  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      source={source}
      placeholder={t('header.search')}
      onSelect={() => onOpenChange(false)}
    />
  )
}

/** Those entries in whose label and description every word of a text is found, ignoring case. */
export function fittingEntries(entries: readonly CommandEntry[], text: string, locale: string): CommandEntry[] {
  const words = text.toLocaleLowerCase(locale).split(/\s+/u).filter(Boolean)
  return entries.filter(({ label, description = '' }) => {
    const where = `${label} ${description}`.toLocaleLowerCase(locale)
    return words.every((word) => where.includes(word))
  })
}
