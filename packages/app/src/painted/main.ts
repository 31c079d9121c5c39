/*
 * Runs before the first paint, as a script of its own (`paintedPages.ts`): gives the page the remembered look, so that a dark
 * workspace never flashes white, and shows what the document brings along: the sign-in page, or the frame for somebody who is
 * signed in. The keys are those of `session/storage.ts`; it imports nothing, because what it waits for, the page waits for.
 */
;(() => {
  const root = document.documentElement
  const { pathname, search } = window.location
  const params = new URLSearchParams(search)
  // A page of an organisation names its language.
  const [, named = ''] = /^\/([a-z]{2}(?:-[A-Z]{2})?)\/[0-9a-f-]{36}(?:\/|$)/.exec(pathname) ?? []

  /** What is remembered, as it is stored. */
  const stored = (key: string): string => {
    try {
      // oxlint-disable-next-line no-restricted-properties -- only read, and before `storage.ts` is there
      return window.localStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  }
  /** A part of the remembered look; empty where there is none or the value is damaged. */
  const look = (part: string): string => {
    try {
      const value: unknown = JSON.parse(stored('fuseConfig') || '{}')
      return typeof value === 'object' && value !== null ? String(Reflect.get(value, part) ?? '') : ''
    } catch {
      return ''
    }
  }
  const remembered = look('scheme')
  let scheme = remembered === 'dark' || remembered === 'auto' ? remembered : 'light'
  const theme = look('theme')
  const last = stored('activeLang')
  const language = named || (/^[a-z]{2}(-[A-Z]{2})?$/.test(last) ? last : '')
  if (language) root.lang = language

  // Inside another application's window its theme counts. The manifest there puts it into the address; without it nothing is
  // painted before the host has told it. The embedded pages are those of `embedded/contentPolicy.ts`.
  const embedded = /^\/(?:ms-teams(?:\/set-realms)?|[^/]+\/[^/]+\/ms-teams)\/?$/.test(pathname)
  if (embedded) {
    const host = params.get('theme')
    scheme = host === 'dark' || host === 'contrast' ? 'dark' : 'light'
    root.setAttribute('data-host', host ? 'told' : 'waiting')
    if (host === 'contrast') root.setAttribute('data-contrast', 'more')
  }
  // A theme is a rule of the style sheet: [data-theme='…'] of the tokens.
  root.setAttribute('data-theme', /^theme-[\w-]+$/.test(theme) ? theme : 'theme-brand')
  if (scheme !== 'auto') root.setAttribute('data-scheme', scheme)
  if (look('singleKeys') === 'false') root.setAttribute('data-single-keys', 'off')

  /** What the visit begins with, if that is known. An identity provider and the window of a host have a sign-in of their own. */
  const firstPage = (): string | null => {
    const signIn = stored('clientId') || stored('teams') === 'true' ? null : 'sign-in'
    if (embedded || params.has('state')) return null
    if (pathname === '/sign-in') return signIn
    if (pathname !== '/' && !named) return null
    if (!stored('access_token')) return signIn
    const layout = params.get('layout') ?? (look('layout') || 'classy')
    return layout === 'classy' || layout === 'dense' ? layout : null
  }

  /** A page of the document in the language of the visit, else the first, which is English. */
  const templateOf = (page: string): HTMLTemplateElement | undefined => {
    const templates = [...document.querySelectorAll<HTMLTemplateElement>(`template[data-page="${page}"]`)]
    return templates.find(({ lang }) => lang === language) ?? templates[0]
  }

  const show = (element: HTMLElement, page: string) => {
    const template = templateOf(page)
    if (!template) return
    element.replaceChildren(template.content.cloneNode(true))
    if (template.lang) root.lang = template.lang
    const lead = element.querySelector('.emb-app-sign-in-lead')
    if (lead && (named || stored('redirectUrl'))) lead.textContent = template.dataset.returns ?? ''
    const glyph = templateOf('glyphs')?.content.querySelector(`[data-scheme="${scheme}"]`)
    if (glyph) element.querySelector('.emb-app-sign-in-tools > :last-child svg')?.replaceWith(glyph.cloneNode(true))
    if (window.matchMedia('(width < 960px)').matches)
      element.querySelector('[data-sidebar]')?.setAttribute('data-sidebar', 'closed')
    if (page === 'failed') return
    const words = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' }
    const href = `/assets/i18n/${templateOf('failed')?.lang ?? 'en'}.json`
    document.head.append(Object.assign(document.createElement('link'), words, { href }))
  }

  customElements.define(
    'painted-page',
    class extends HTMLElement {
      connectedCallback() {
        const page = this.dataset.page ?? firstPage()
        if (page) show(this, page)
      }
    },
  )

  // A form that is sent before its scripts are there is sent by them.
  document.addEventListener('submit', (event) => {
    const { target } = event
    if (!(target instanceof HTMLFormElement) || !target.closest('painted-page')) return
    event.preventDefault()
    target.dataset.sent = 'true'
  })

  /** A start that fails says so. Later on, the page that is shown does. */
  const fail = () => {
    document.querySelector('painted-page')?.remove()
    const page = document.createElement('painted-page')
    page.dataset.page = 'failed'
    document.body.append(page)
    page.querySelector('button')?.addEventListener('click', () => window.location.reload())
  }
  document.addEventListener('start-failed', fail)
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && document.querySelector('painted-page')) fail()
  }
  window.addEventListener('error', onError, true)
})()
