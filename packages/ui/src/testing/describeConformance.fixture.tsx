import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Binding, ConformanceCase, RestProp } from './ConformanceCase.fixture.js'
import { mount, type Mounted } from './mount.fixture.js'
import { find } from './user.fixture.js'

const passed = { id: 'conformance', title: 'Told', lang: 'en-GB', 'aria-details': 'elsewhere' } as const

/** Time for what a component would do by itself: two frames. */
const settle = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

/** `test`, or `test.fails` for a component that breaks every promise on purpose. */
type Expected = typeof test | typeof test.fails

/**
 * Proves what every component promises: `ref`, rest props, `className`, `style` and `data-*` arrive at its root, a
 * controlled value stays its owner's, an uncontrolled one changes by itself, all of it in strict mode and without a word in
 * the console.
 */
export function describeConformance(
  { name, render, root, tag, control, own = {}, values = {} }: ConformanceCase,
  promise: Expected = test,
): void {
  describe(name, () => {
    let mounted: Mounted | undefined
    // What is to break a promise need not be waited for as long as a busy machine may take.
    const timeout = promise === test ? undefined : 1000
    const show = (node: ReactNode) => (mounted = mount(node, timeout))
    const leave = async () => {
      const left = mounted
      mounted = undefined
      await left?.unmount()
    }
    afterEach(leave)
    const target = control === undefined ? root : `${root} ${control}`
    const takes = (prop: RestProp) => own[prop] === undefined

    if (takes('ref')) {
      promise('gives its element to an object ref', async () => {
        const ref = { current: null }
        show(render({ ref }))
        const element = await find(target)
        expect(element.localName).toBe(tag)
        expect(ref.current).toBe(element)
        await leave()
        expect(ref.current).toBeNull()
      })

      promise('gives its element to a function and takes it back', async () => {
        const seen: (HTMLElement | null)[] = []
        show(render({ ref: (element) => void seen.push(element) }))
        const element = await find(target)
        expect(seen.at(-1)).toBe(element)
        await leave()
        expect(seen.at(-1)).toBeNull()
      })
    }

    promise('puts further props on its root', async () => {
      // A link would leave the page.
      const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
      show(render({ ...passed, 'data-testid': 'conformance', 'data-fact': 'kept', onClick }))
      const element = await find(root)
      expect.soft(element.dataset).toMatchObject({ testid: 'conformance', fact: 'kept' })
      expect.soft(element.lang, 'lang').toBe(passed.lang)
      for (const prop of ['title', 'aria-details'] as const)
        if (takes(prop)) expect.soft(element.getAttribute(prop), prop).toBe(passed[prop])
      if (takes('id')) expect.soft((await find(target)).id, 'id').toBe(passed.id)
      element.click()
      expect.soft(onClick, 'onClick').toHaveBeenCalled()
      await leave()
    })

    promise('adds className to its own', async () => {
      show(render({}))
      const before = [...(await find(root)).classList]
      mounted?.rerender(render({ className: 'given twice' }))
      const after = [...(await find(takes('className') ? `${root}.given` : '.given', timeout)).classList]
      expect(after).toEqual(expect.arrayContaining(['given', 'twice', ...(takes('className') ? before : [])]))
      await leave()
    })

    promise('adds style to its own', async () => {
      show(render({}))
      const before = [...(await find(root)).style]
      mounted?.rerender(render({ style: { scrollMarginBlockStart: '7px' } }))
      const { style } = await find(root)
      expect(style.scrollMarginBlockStart).toBe('7px')
      expect([...style]).toEqual(expect.arrayContaining(before))
      await leave()
    })

    describe.each(Object.entries(values))('%s', (_prop, value) => {
      promise('stays its owner’s when it is controlled', async () => {
        const onChange = vi.fn()
        show(value.render(value.initial, onChange))
        await changeOnce(value, onChange, timeout)
        await settle()
        expect(value.read(), 'before the owner changes it').toEqual(value.initial)
        mounted?.rerender(value.render(value.next, onChange))
        await expect.poll(value.read, { message: 'after the owner changed it', timeout }).toEqual(value.next)
        expect(onChange).toHaveBeenCalledOnce()
        await leave()
      })

      if (!value.uncontrolled) return
      promise('changes by itself when it is not', async () => {
        const onChange = vi.fn()
        show(value.render(undefined, onChange))
        await changeOnce(value, onChange, timeout)
        await expect.poll(value.read, { timeout }).toEqual(value.next)
        expect(onChange).toHaveBeenCalledOnce()
        await leave()
      })
    })
  })
}

/** Changes a value and checks that its owner is told so once. */
async function changeOnce(value: Binding, onChange: ReturnType<typeof vi.fn>, timeout: number | undefined) {
  const told = () => onChange.mock.calls.map(([first]: readonly unknown[]) => first)
  await expect.poll(value.read, { message: 'at first', timeout }).toEqual(value.initial)
  await value.change()
  await expect.poll(told, { timeout }).toEqual([value.next])
}
