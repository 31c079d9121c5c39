import { useEffect, useState } from 'react'
import { afterAll, test } from 'vitest'
import { bound, type ConformanceCase, type ConformanceProps } from './ConformanceCase.fixture.js'
import { describeConformance } from './describeConformance.fixture.js'
import { has, press } from './user.fixture.js'

/** Keeps everything to itself: no ref, no rest props, and a value that follows the user and not its owner. */
function Deaf({ value, onValueChange }: { value?: boolean; onValueChange?: (...given: unknown[]) => void }) {
  const [on, setOn] = useState(value)
  const change = () => {
    setOn(value === undefined ? on : !on)
    onValueChange?.(true)
  }
  return <button type="button" className="deaf" aria-pressed={on} onClick={change} />
}

/** Does everything well, and logs. */
function Noisy({ className = '', ref, ...rest }: ConformanceProps) {
  useEffect(() => console.warn('Once more'), [])
  return <div ref={ref} {...rest} className={`noisy ${className}`} />
}

/** Does everything well, and leaves something behind. */
function Untidy({ className = '', ref, ...rest }: ConformanceProps) {
  useEffect(() => {
    const left = document.createElement('i')
    left.dataset.testid = 'conformance'
    document.body.append(left)
  }, [])
  return <div ref={ref} {...rest} className={`untidy ${className}`} />
}

// What it leaves is not the next file's.
afterAll(() => {
  for (const left of document.querySelectorAll('i[data-testid=conformance]')) left.remove()
})

const deaf: ConformanceCase = {
  name: 'A component that passes nothing on',
  root: '.deaf',
  tag: 'button',
  render: () => <Deaf />,
  values: {
    value: bound<boolean>({
      initial: false,
      next: true,
      render: (props) => <Deaf {...props} />,
      change: () => press('.deaf'),
      read: () => has('.deaf[aria-pressed=true]'),
    }),
  },
}

describeConformance(deaf, test.fails)
describeConformance(
  { name: 'One that logs', root: '.noisy', tag: 'div', render: (props) => <Noisy {...props} /> },
  test.fails,
)
describeConformance(
  { name: 'One that leaves something behind', root: '.untidy', tag: 'div', render: (props) => <Untidy {...props} /> },
  test.fails,
)
