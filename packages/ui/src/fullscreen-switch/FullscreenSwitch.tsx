import { useSyncExternalStore } from 'react'
import { Maximize, Minimize } from 'lucide-react'
import { IconButton, type IconButtonProps } from '../button/index.js'
import { defineWords, useWords } from '../ui-strings/index.js'

const words = defineWords('fullscreenSwitch', { enter: 'Full screen', exit: 'Leave full screen' })

/** Props of `FullscreenSwitch`; further ones go to the button. */
export interface FullscreenSwitchProps extends Omit<IconButtonProps, 'label' | 'icon' | 'onPress'> {
  /** What fills the screen. Default: the whole page. */
  target?: () => Element | null
}

/**
 * Goes to full screen and back, and follows when the browser leaves it by its own key. Where the browser has none it logs
 * that as information, where it refuses as an error (spec, section 8).
 */
export function FullscreenSwitch({ target, ...rest }: FullscreenSwitchProps) {
  const t = useWords(words)
  const full = useSyncExternalStore(subscribe, isFull, () => false)
  const Icon = full ? Minimize : Maximize
  return (
    <IconButton
      {...rest}
      label={t(full ? 'exit' : 'enter')}
      icon={<Icon size={16} strokeWidth={1.5} aria-hidden="true" />}
      data-full={full || undefined}
      onPress={() => (isFull() ? leave() : enter(target?.() ?? document.documentElement))}
    />
  )
}

const isFull = () => Boolean(document.fullscreenElement)

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

const enter = async (element: Element) => {
  if (!document.fullscreenEnabled || typeof element.requestFullscreen !== 'function') {
    // oxlint-disable-next-line no-console -- spec, section 8: what is missing is logged as information
    console.info('FullscreenSwitch: this browser offers no full screen')
    return
  }
  try {
    await element.requestFullscreen()
  } catch (error) {
    console.error('FullscreenSwitch: full screen could not be entered', error)
  }
}

const leave = async () => {
  try {
    await document.exitFullscreen()
  } catch (error) {
    console.error('FullscreenSwitch: full screen could not be left', error)
  }
}
