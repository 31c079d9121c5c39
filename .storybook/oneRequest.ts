import { pageState } from './pageState.js'
import { holdEnter, press } from './press.js'

/** What a page or a dialog is about: its primary or its dangerous action, and what sends a form. */
const actions = 'button[data-variant="primary"], button[data-variant="danger"], button[type="submit"]'
/** One line or several that take what is typed as it is. */
const texts = 'input:is([type="text"], [type="email"], [type="password"]):not([role]), textarea'
/** Endpoints that only read, by POST: a thousand ids do not fit in an address. */
const readsByPost = /\/(?:resolve|paths|check)$/
/** For how long nothing is under way until a press counts as done, in ms. */
const quiet = 30
/** How long after the press before it the rest of a double click comes, in ms: however long the machine took to answer. */
const doubleClick = 300
/** For how long an answer is waited for, in ms: some stories hold it back. */
const patience = 1000

/**
 * Presses the button that a page is about as impatient people do, and fails when that sends a request twice or presses another
 * button: three times before anything can have been answered, with Enter held down, and, once it was answered, the rest of a
 * double click at the same place, whatever is there by then. A form is filled in before as far as texts go, so that there is
 * something to send.
 */
export async function oneRequest(): Promise<void> {
  const button = loudest()
  if (!button) return
  const label = button.textContent
  fillIn(button.form)
  await new Promise((resolve) => setTimeout(resolve))
  const { left, top, width, height } = button.getBoundingClientRect()
  const writing = watchWrites()
  try {
    for (let time = 1; time <= 3; time++) press(button, 1)
    const pressed = performance.now()
    if (button.isConnected) holdEnter(button)
    await writing.settled()
    const next = document
      .elementFromPoint(left + width / 2, top + height / 2)
      ?.closest<HTMLElement>('button:enabled, a.emb-button')
    const acts = [2, 3].map((detail) => next && press(next, detail, pressed + doubleClick)).includes(true)
    if (next && next !== button && acts && next.checkVisibility())
      throw new Error(
        `The rest of a double click on “${label}” pressed “${next.textContent}”, which came into its place`,
      )
    await writing.settled()
  } finally {
    writing.end()
  }
  const twice = writing.sent.filter((request, at) => writing.sent.indexOf(request) !== at)
  if (twice.length > 0) throw new Error(`An impatient press on “${label}” sent twice: ${twice.join(', ')}`)
}

/** The first action that can be used in the dialog on top, or in the page. */
function loudest(): HTMLButtonElement | undefined {
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
  const buttons = [...(dialog ?? document).querySelectorAll<HTMLButtonElement>(actions)]
  return buttons.find((button) => !button.disabled && button.ariaDisabled !== 'true' && button.checkVisibility())
}

/** Gives each empty text that is required a value, and adds to the first one. */
function fillIn(form: HTMLFormElement | null) {
  const fields = [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(texts) ?? [])].filter(
    (field) => !field.disabled && !field.readOnly,
  )
  for (const [at, field] of fields.entries()) {
    const asked = field.ariaRequired === 'true' && field.value === ''
    if (at === 0 || asked) type(field, field.value === '' && field.type === 'email' ? 'a@b.test' : `${field.value}2`)
  }
}

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  // React remembers what it wrote by a setter of the element's own.
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Notes the requests that change something, and knows when all are answered. */
function watchWrites() {
  const { fetch } = globalThis
  const sent: string[] = []
  let open = 0
  let since = performance.now()
  globalThis.fetch = async (...args) => {
    const [input, { method = 'GET' } = {}] = args
    const request = input instanceof Request ? input : new Request(input, { method })
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' && !readsByPost.test(pathname)) sent.push(`${request.method} ${pathname}`)
    open += 1
    try {
      return await fetch(...args)
    } finally {
      open -= 1
      since = performance.now()
    }
  }
  return {
    sent,
    /** Resolves once nothing has been under way for a moment. */
    async settled() {
      const begin = performance.now()
      since = begin
      const isDone = () => performance.now() - since >= quiet && (open === 0 || pageState.isEndless())
      while (!isDone() && performance.now() - begin < patience) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    end: () => void (globalThis.fetch = fetch),
  }
}
