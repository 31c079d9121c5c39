import type { BpmnElement } from '@embpm/bpmn'
import { everyWay } from '@embpm/bpmn/play'
import { Button, IconButton } from '@embpm/ui/button'
import { Pause, Play as PlayGlyph, RotateCcw, SkipBack, SkipForward, X } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementWords } from '../../../../diagram/elementWords.js'
import { usePlay, type PlayOptions } from './usePlay.js'
import './styles.css'

/** Props of `Player`. */
export interface PlayerProps extends PlayOptions {
  /** The steps on the way that is shown, in their order: they give the numbers. */
  onWay: readonly Pick<BpmnElement, 'id'>[]
  onStop: () => void
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Plays a process: says where it is, asks which way to go, and is worked by buttons and by keys. */
export function Player({ onWay, onStop, ...options }: PlayerProps) {
  const { t, i18n } = useTranslation()
  const words = useElementWords()
  const play = usePlay(options)
  const { state, isRunning } = play
  const { elements } = options.model
  const keys = useId()
  const start = useRef<HTMLButtonElement>(null)
  const choices = useRef<HTMLDivElement>(null)
  // Who pressed "Play" goes on with the keys.
  useEffect(() => start.current?.focus(), [])

  const nameOf = (id: string) => {
    const element = elements.get(id)
    return element ? words.shortName(element) : id
  }
  /** A way without a name is called by what it leads to. */
  const wayName = (id: string) => {
    if (id === everyWay) return t('processView.player.all')
    const element = elements.get(id)
    return element?.name === '' && element.target !== null ? nameOf(element.target) : nameOf(id)
  }
  const at = onWay.findIndex(({ id }) => id === state.current) + 1
  const element = state.current === null ? undefined : elements.get(state.current)
  const lane = element?.lane ? elements.get(element.lane)?.name : undefined
  const name = element ? [words.shortName(element), lane].filter(Boolean).join(', ') : ''
  const where = at > 0 ? t('processView.player.at', { number: at, total: onWay.length, name }) : name
  const isAsking = state.phase === 'asking'
  const question = t(element ? 'processView.player.which' : 'processView.player.begin')
  const said = {
    going: '',
    asking: question,
    ended: t('processView.player.ended'),
    stuck: t('processView.player.stuck'),
  }[state.phase]
  const open = isAsking ? state.ways : state.events
  const canStep = state.phase === 'going'

  const next = () => {
    if (isAsking) choices.current?.querySelector('button')?.focus()
    else play.next()
  }
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl'
    const act = {
      ArrowRight: isReversed ? play.back : next,
      ArrowLeft: isReversed ? next : play.back,
      Escape: onStop,
      // On a button the key presses that one.
      ' ': event.target === event.currentTarget ? play.toggle : undefined,
    }[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const factor = `${new Intl.NumberFormat(i18n.language).format(play.speed)}×`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all that is inside; the buttons do the same
    <div
      className="emb-app-player"
      role="group"
      aria-label={t('processView.player.title')}
      aria-describedby={keys}
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      <p id={keys} hidden>
        {t('processView.player.keys')}
      </p>
      <div className="emb-app-player-bar">
        <IconButton
          label={t('processView.player.restart')}
          icon={<RotateCcw {...glyph} />}
          disabled={state.before === null}
          onPress={play.restart}
        />
        <IconButton
          label={t('processView.player.back')}
          icon={<SkipBack {...glyph} />}
          disabled={state.before === null}
          onPress={play.back}
        />
        <IconButton
          ref={start}
          label={t(isRunning ? 'processView.player.pause' : 'processView.play')}
          icon={isRunning ? <Pause {...glyph} /> : <PlayGlyph {...glyph} />}
          onPress={play.toggle}
        />
        <IconButton
          label={t('processView.player.next')}
          icon={<SkipForward {...glyph} />}
          disabled={!canStep && !isAsking}
          onPress={next}
        />
        <Button variant="ghost" aria-label={t('processView.player.speed', { factor })} onPress={play.changeSpeed}>
          {factor}
        </Button>
        <p role="status" className="emb-app-player-at">
          {where}
          {said !== '' && <b>{said}</b>}
        </p>
        <IconButton label={t('processView.player.stop')} icon={<X {...glyph} />} onPress={onStop} />
      </div>
      {open.length > 0 && (
        <div
          ref={choices}
          className="emb-app-player-ways"
          role="group"
          aria-label={isAsking ? question : t('processView.player.instead')}
        >
          {!isAsking && <span aria-hidden="true">{t('processView.player.instead')}</span>}
          {open.map((way) => (
            <Button key={way} size="s" onPress={() => play.next(way)}>
              {wayName(way)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
