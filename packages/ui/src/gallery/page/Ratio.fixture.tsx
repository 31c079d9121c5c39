import { useEffect, useRef, useState } from 'react'

const luminance = (pixel: Uint8ClampedArray) => {
  const [r = 0, g = 0, b = 0] = Array.from(pixel.slice(0, 3), (channel) => {
    const x = channel / 255
    return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** What the browser paints: each colour over what is below it. */
function painted(colours: readonly string[]): number {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return 0
  for (const colour of colours) {
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
  }
  return luminance(context.getImageData(0, 0, 1, 1).data)
}

interface RatioProps {
  /** Role of the text, without `--emb-`. */
  front: string
  /** Role of what is behind it. */
  ground: string
}

/** Two roles on each other, with their contrast as this browser paints them in this scheme. */
export function Ratio({ front, ground }: RatioProps) {
  const element = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState('')
  useEffect(() => {
    const measure = () => {
      const { current } = element
      if (!current) return
      const { color, backgroundColor, outlineColor } = getComputedStyle(current)
      const [a, b] = [painted([outlineColor, backgroundColor, color]), painted([outlineColor, backgroundColor])]
      setRatio(((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)).toFixed(1))
    }
    measure()
    const media = matchMedia('(prefers-color-scheme: dark)')
    const watch = new MutationObserver(measure)
    watch.observe(document.documentElement, { attributes: true })
    media.addEventListener('change', measure)
    return () => {
      watch.disconnect()
      media.removeEventListener('change', measure)
    }
  }, [])
  return (
    <span
      ref={element}
      className="gallery-ratio"
      style={{ color: `var(--emb-${front})`, background: `var(--emb-${ground})` }}
    >
      {`Aa ${ratio}`}
    </span>
  )
}
