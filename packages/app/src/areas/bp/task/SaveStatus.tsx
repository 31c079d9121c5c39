import { announce, Button } from '@embpm/ui/button'
import { CircleAlert, CircleCheck, HardDrive, LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import type { Saving, SavingState } from './saving/Saving.js'

/** Props of `SaveStatus`. */
export interface SaveStatusProps {
  saving: Saving
  state: SavingState
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const icons = { saved: CircleCheck, saving: LoaderCircle, kept: HardDrive, failed: CircleAlert } as const

/** What of it is worth a word: each save is not. */
type Phase = keyof typeof icons

const phaseOf = ({ at, keeping }: SavingState): Phase => {
  if (at === 'saved') return 'saved'
  if (at === 'waiting' || at === 'saving') return 'saving'
  return keeping === 'kept' ? 'kept' : 'failed'
}

/** What becomes of what is drawn, in a few words that tick along; screen readers hear when it is not saved, and when it is again. */
export function SaveStatus({ saving, state }: SaveStatusProps) {
  const { t } = useTranslation()
  const phase = phaseOf(state)
  const ago = useAgo(state.savedAt)
  const dates = useDates()
  const told = useRef<Phase>('saved')
  const words: Record<Phase, string> = {
    saved: ago ?? (state.base ? t('building.status.savedAt', { time: dates.dateTime(state.base.createdAt) }) : ''),
    saving: t('building.status.saving'),
    kept: t('building.status.kept'),
    failed: t('building.status.failed'),
  }
  const news = phase === 'saved' ? t('object.saved') : words[phase]
  useEffect(() => {
    if (phase === 'saving' || phase === told.current) return
    told.current = phase
    announce(news)
  }, [phase, news])
  if (words[phase] === '') return null
  const Icon = icons[phase]
  return (
    <span className="emb-app-save-status" data-phase={phase}>
      <Icon {...glyph} />
      <span>{words[phase]}</span>
      {state.at === 'unsaved' && (
        <Button size="s" variant="ghost" onPress={() => saving.retry()}>
          {t('states.retry')}
        </Button>
      )}
    </span>
  )
}

const units = [
  { unit: 'second', ms: 1000, up: 60 },
  { unit: 'minute', ms: 60_000, up: 60 },
  { unit: 'hour', ms: 3_600_000, up: Infinity },
] as const

/** "Saved 12 s ago", which ticks; `null` where nothing was saved here. */
function useAgo(savedAt: number | null): string | null {
  const { t, i18n } = useTranslation()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (savedAt === null) return
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [savedAt])
  if (savedAt === null) return null
  const passed = Math.max(0, now - savedAt)
  if (passed < 5000) return t('building.status.justNow')
  const format = new Intl.RelativeTimeFormat(i18n.language, { style: 'short', numeric: 'always' })
  const { unit, ms } = units.find((one) => passed < one.ms * one.up) ?? units[2]
  return t('building.status.ago', { ago: format.format(-Math.floor(passed / ms), unit) })
}
