import { Button } from '@embpm/ui/button'
import { Lazy, lazyPart } from '@embpm/ui/lazy-part'
import { Play as PlayGlyph } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerProps } from './Player.js'

const player = lazyPart(async () => (await import('./Player.js')).Player)

/** Props of `PlayBox`. */
export interface PlayBoxProps extends PlayerProps {
  isOn: boolean
  onStart: () => void
}

/** A button that plays the process; while it is played, the player in its place. */
export function PlayBox({ isOn, onStart, ...props }: PlayBoxProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const wasOn = useRef(false)
  useEffect(() => {
    if (wasOn.current && !isOn) button.current?.focus()
    wasOn.current = isOn
  }, [isOn])
  const start = (
    <div className="emb-app-play-start">
      <Button
        ref={button}
        variant="ghost"
        size="s"
        pending={isOn}
        icon={<PlayGlyph size={16} strokeWidth={1.5} aria-hidden />}
        onPress={onStart}
      >
        {t('processView.play')}
      </Button>
    </div>
  )
  if (!isOn) return start
  return (
    <Lazy
      part={player}
      loading={start}
      failed={(retry) => (
        <div className="emb-app-play-start" role="alert">
          {t('processView.player.failed')}
          <Button size="s" onPress={retry}>
            {t('states.retry')}
          </Button>
        </div>
      )}
    >
      {(Player) => <Player {...props} />}
    </Lazy>
  )
}
