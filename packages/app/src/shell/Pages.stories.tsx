import { sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { unpictured } from '@embpm/storybook/unpictured'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { ServicesOptions } from '../session/services.js'
import { fakeHost } from '../embedded/fakeHost.fixture.js'
import { pages } from '../routes/registry.js'
import { titleOf } from '../routes/titleOf.js'
import { isBuilt } from '../routes/views.js'
import { Shell } from './Shell.js'

const meta = preview.meta({ component: Shell, parameters: { ...unpictured, layout: 'fullscreen', as: 'CON' } })

const services = sceneAddress('bim/services')

let history: RouterHistory = createMemoryHistory()

/** The workspace at an address, with a history that the story moves in. */
const at = (address: string, options: Pick<ServicesOptions, 'openHost'> = {}) => ({
  render: () => {
    history = createMemoryHistory({ initialEntries: [address] })
    return <StoryApp address={address} history={history} {...options} />
  },
})

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../**/text/en.json', {
  eager: true,
  import: 'default',
})
const text = Object.assign({}, ...Object.values(files))
const t = (key: string): string =>
  String(
    key
      .split('.')
      .reduce<unknown>((words, part) => Object.entries(words ?? {}).find(([name]) => name === part)?.[1], text),
  )

/** What is said to screen readers, from now on. */
function listen() {
  const said: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLParagraphElement) said.push(node.textContent)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const announced = () => said.splice(0)
  return { announced, end: () => observer.disconnect() }
}

const heading = () => document.querySelector('main h1')

/** Opens addresses one after the other: each must have its title, its heading the focus, and its name must be said, once. */
async function walk(addresses: readonly string[]) {
  await waitFor(() => expect(heading()).not.toBeNull())
  const titles: string[] = []
  for (const address of addresses) {
    const before = heading()
    const { announced, end } = listen()
    history.push(address)
    // Looked at often: an assertion would print the page each time.
    await waitFor(() => {
      if (heading() === before || heading() !== document.activeElement) throw new Error(`${address} has not the focus`)
    })
    const title = titleOf(address, heading()?.textContent ?? '', t)
    await expect(document.title, address).toBe(title)
    await expect(
      announced().filter((words) => title.startsWith(words)),
      address,
    ).toEqual([title.replace(/ – EMBPM$/u, '')])
    end()
    titles.push(title)
  }
  return titles
}

const addressesOf = (isShown: (path: string) => boolean) =>
  pages
    .filter((page) => page.redirect === undefined && isBuilt(page) && isShown(page.path))
    .flatMap(({ path, kind }) => {
      const address = path.replace('/$lang/$orgId', sceneAddress('').slice(0, -1))
      return kind ? [address, `${address}/new`] : [address]
    })

/** Every page of the route table, and a new entity of each kind. Signing out comes last. */
export const EveryPage = meta.story({
  ...at(sceneAddress('bim/create')),
  play: async () => {
    const all = addressesOf((path) => !path.includes('ms-teams'))
    const last = ['/unlock-session', '/sign-out']
    const titles = await walk([...all.filter((address) => !last.includes(address)), '/nowhere', ...last])
    await expect(titles).toContain('New service – Services – EMBPM')
    await expect(titles).toContain('Services – EMBPM')
    await expect(titles).toContain('This page does not exist – EMBPM')
    // The three addresses of the sign-in have one title, and so have the two of the forbidden page.
    await expect(new Set(titles).size).toBe(titles.length - 3)
  },
})

/** The pages of the embedded mode. */
export const EveryEmbeddedPage = meta.story({
  ...at(sceneAddress('ms-teams'), { openHost: fakeHost().open }),
  beforeEach: () => () => {
    delete document.documentElement.dataset.host
    delete document.documentElement.dataset.contrast
  },
  play: async () => void (await walk(['/ms-teams/set-realms', sceneAddress('ms-teams')])),
})

/** On a phone a tree is gone while the page of one of its nodes is open. */
export const BackToTheTree = meta.story({
  ...at(sceneAddress('bp/processes')),
  parameters: { viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('treeitem', { name: /^Order to cash/ }))
    await waitFor(() => expect(heading()).toHaveFocus())
    await expect(screen.queryByRole('tree')).toBeNull()
    history.back()
    await waitFor(() => expect(screen.getByRole('tree')).toHaveFocus())
    const cursor = document.getElementById(screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '')
    await expect(cursor).toHaveAccessibleName(/^Order to cash/)
  },
})

let answer = () => {}

const grid = () => screen.findByRole('grid', { name: 'Services' })

/** A list, and what one opens from it. */
export const BackToTheRow = meta.story({
  ...at(services),
  play: async ({ userEvent }) => {
    const list = await grid()
    await within(list).findAllByRole('link')
    list.scrollTop = 900
    await waitFor(() => expect(list.querySelector('[data-row="30"] a')).not.toBeNull())
    const link = list.querySelector<HTMLElement>('[data-row="30"] a')
    const name = link?.textContent ?? ''
    if (link) await userEvent.click(link)
    await waitFor(() => expect(heading()).toHaveFocus())
    await expect(document.title).toBe(`${heading()?.textContent} – Services – EMBPM`)
    await expect(heading()?.textContent).toContain(name)

    history.back()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'grid'))
    const again = await grid()
    await expect(again.scrollTop).toBe(900)
    const row = document.getElementById(again.getAttribute('aria-activedescendant') ?? '')
    await expect(row).toHaveTextContent(name)
    await expect(document.title).toBe('Services – EMBPM')
  },
})

BackToTheRow.test(
  'keeps the focus where somebody has put it while the page was loaded',
  {
    beforeEach: ({ msw }) => {
      msw.use(
        http.get('*/api/data/services/SRV-00010', async () => {
          await new Promise<void>((resolve) => {
            answer = resolve
          })
          return undefined
        }),
      )
    },
  },
  async ({ userEvent }) => {
    const { announced, end } = listen()
    history.push(`${services}/SRV-00010`)
    await waitFor(() => expect(document.title).toBe('Services – EMBPM'))
    await waitFor(() => expect(heading()).toHaveTextContent('…'))
    const search = screen.getByRole('button', { name: /^Search or jump to/ })
    await userEvent.click(search)
    const field = await screen.findByPlaceholderText('Search or jump to')
    await waitFor(() => expect(field).toHaveFocus())
    answer()
    await waitFor(() => expect(document.title).toMatch(/^.+ – Services – EMBPM$/))
    await expect(document.activeElement).toBe(field)
    await expect(announced().filter((words) => words.endsWith(' – Services'))).toHaveLength(1)
    end()
  },
)

BackToTheRow.test(
  'moves the focus to the heading when a page is opened by the search of the header',
  async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await screen.findByPlaceholderText('Search or jump to'), 'Organisations')
    await userEvent.click(await screen.findByRole('option', { name: /^Organisations/ }))
    await waitFor(() => expect(heading()).toHaveTextContent('Organisations'))
    await waitFor(() => expect(heading()).toHaveFocus())
  },
)

BackToTheRow.test('asks before it leaves, and moves the focus then', async ({ userEvent }) => {
  history.push(`${services}/new`)
  await userEvent.type(await screen.findByRole('textbox', { name: /^Service name/ }), 'x')
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Services' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await expect(document.title).toBe('New service – Services – EMBPM')
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Services' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(heading()).toHaveTextContent('Services'))
  await waitFor(() => expect(heading()).toHaveFocus())
})

BackToTheRow.test('Back takes a search away and then leaves; order and typing are no steps', async ({ userEvent }) => {
  history.push(sceneAddress('bim/dictionary/tables'))
  await screen.findByRole('heading', { level: 1, name: 'Tables' })
  history.push(services)
  const { announced, end } = listen()
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search services' }), 'sales')
  await userEvent.click(await screen.findByRole('columnheader', { name: /^Service name/ }))
  await waitFor(() => expect(history.location.search).toBe('?q=sales&sort=serviceName'))
  await expect(announced().filter((words) => words === 'Services')).toEqual(['Services'])
  end()
  history.back()
  await waitFor(() => expect(history.location.href).toBe(services))
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search services' })).toHaveValue(''))
  history.back()
  await screen.findByRole('heading', { level: 1, name: 'Tables' })
})
