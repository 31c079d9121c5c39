import { mailSeeds } from '@embpm/backend/seeds'
import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { MailboxScreen } from './MailboxScreen.js'

const meta = preview.meta({ component: MailboxScreen })

const address = (rest = '', language?: string) => sceneAddress(`apps/mailbox${rest}`, language)

const mailAbout = (subject: string) => {
  const mail = mailSeeds().find((one) => one.subject === subject)
  if (!mail) throw new Error(`There is no mail about ${subject}`)
  return mail
}
const plan = mailAbout('Approval needed: cutover plan, Kestrel wave 2')
const transport = mailAbout('Transport TRQK900412: please release to quality')

/** The line of a mail in the list. */
const line = async (subject: RegExp) => {
  const box = await screen.findByRole('checkbox', { name: subject })
  const found = box.closest('li')
  if (!found) throw new Error(`There is no line ${subject}`)
  return within(found)
}
const opened = (name: string) => screen.findByRole('heading', { level: 1, name })
const unreadIn = async (link: Promise<HTMLElement>) =>
  Number.parseInt(within(await link).getByText(/unread mails?$/).textContent, 10)
const inbox = () => screen.findByRole('link', { name: /^Inbox/ })

/** The inbox: what is unread stands out, each mail shows its labels. */
export const Default = meta.story({
  ...at(address()),
  play: async () => {
    await opened('Inbox')
    await line(/^Select: Approval needed/)
  },
})

/** An open mail beside the list, with a file. It counts as read. */
export const Reader = meta.story({
  ...at(address(`/inbox/${plan.id}`)),
  play: async () => {
    await opened(plan.subject)
    await screen.findByRole('link', { name: /^cutover-plan-v7\.pdf/ })
    const row = await line(/^Select: Approval needed/)
    await waitFor(() => expect(row.queryByText('Unread:')).toBeNull())
  },
})

/** Nothing may come of it. */
const script = ['javascript', 'alert(1)'].join(':')

const hostile = `<p onclick="steal()" style="position:fixed;inset:0;background:url(https://spy.test/1)">Your account is closed</p>
<script>document.documentElement.dataset.hacked = ''</script><style>body{display:none}</style>
<img src="https://spy.test/pixel.gif" onerror="document.documentElement.dataset.hacked = ''">
<form action="https://spy.test/"><input name="password"><button>Sign in</button></form>
<a href="javascript:document.documentElement.dataset.hacked = ''">Press here</a> <a href="https://bank.test/">or here</a>`

/** A mail that is up to no good, below the list: its text is left, and nothing of it acts or asks another server. */
export const Hostile = meta.story({
  ...at(address(`/inbox/${transport.id}`)),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/apps/mailbox/settings', () => HttpResponse.json({ messageLayout: 'bottom' })),
      http.get('*/api/apps/mailbox/mail', () =>
        HttpResponse.json({
          ...transport,
          content: hostile,
          subject: '<img src=x onerror=alert(1)> Urgent',
          from: { avatar: 'https://spy.test/face.png', contact: 'Your bank <support@bank.test>' },
          attachments: [
            {
              type: 'text/html',
              name: 'invoice.pdf.html',
              size: 512,
              preview: 'https://spy.test/p.png',
              downloadUrl: script,
            },
          ],
        }),
      ),
    ),
  play: async () => {
    await opened('<img src=x onerror=alert(1)> Urgent')
    await screen.findByText('Your account is closed')
    const mail = screen.getByRole('article')
    await expect(mail.querySelectorAll('img, form, input, script, style, [style], [onclick]')).toHaveLength(0)
    const links = within(mail).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href')).filter((href) => !href?.startsWith('/'))).toEqual([
      'https://bank.test/',
    ])
    await expect(document.documentElement).not.toHaveAttribute('data-hacked')
  },
})

/** On a phone: one column at a time; Back leads from the mail to the list. */
export const Phone = meta.story({
  ...at(address(), { phone: true }),
  play: async ({ userEvent }) => {
    await opened('Inbox')
    await userEvent.click((await line(/^Select: Approval needed/)).getByRole('link'))
    await opened(plan.subject)
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Select: Approval/ })).toBeNull())
    await userEvent.click(await screen.findByRole('link', { name: 'Back to the list' }))
    await opened('Inbox')
    await line(/^Select: Approval needed/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** In German, an open mail on a phone. */
export const German = meta.story({
  ...at(address(`/inbox/${plan.id}`, 'de'), { phone: true }),
  play: async () => {
    await opened(plan.subject)
    await screen.findByRole('link', { name: 'Zurück zur Liste' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

Default.test('is read, filed and answered by keys; what was written stays', async ({ userEvent }) => {
  await line(/^Select: Transport/)
  await userEvent.keyboard('j')
  await opened(transport.subject)
  await userEvent.keyboard('j')
  await opened(plan.subject)
  await userEvent.keyboard('k')
  await opened(transport.subject)
  await userEvent.keyboard('r')
  const reply = within(await screen.findByRole('dialog', { name: 'Reply' }))
  await userEvent.type(await reply.findByRole('textbox', { name: 'Text' }), 'Released.')
  await expect(reply.getByRole('link', { name: 'Open in mail program' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:[^?]+@[^?]+\?subject=Re%3A%20Transport.*&body=Released\.$/),
  )
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.keyboard('r')
  await expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('Released.')
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.keyboard('e')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Spam' }))
  await opened(plan.subject)
  await screen.findByText('1 mail moved to Spam')
  await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull())
  await userEvent.keyboard('#')
  await screen.findByText('1 mail moved to Trash')
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Select: Approval needed/ })).toBeNull())
  const rows = () => document.querySelectorAll<HTMLElement>('[data-mail]')
  await screen.findByText(/ of 35$/, { selector: 'article *' })
  await waitFor(() => expect(rows()).toHaveLength(10))
  const tenth = rows()[9]
  if (tenth) await userEvent.click(within(tenth).getByRole('link'))
  await screen.findByText('10 of 35')
  await userEvent.keyboard('j')
  await screen.findByText('11 of 35')
  await userEvent.keyboard('k')
  await screen.findByText('10 of 35')
  await userEvent.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keys' })
})

Default.test('changes several at once, and takes it back', async ({ userEvent }) => {
  const unread = await unreadIn(inbox())
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select: Transport/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select: Approval needed/ }))
  await screen.findByText('2 selected')
  const bar = within(screen.getByRole('group', { name: 'Selection' }))
  await userEvent.click(bar.getByRole('button', { name: 'Labels of the mail' }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Payments' }))
  await (await line(/^Select: Transport/)).findByText('Payments')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull())
  await userEvent.click(bar.getByRole('button', { name: 'Move to trash' }))
  await screen.findByText('2 mails moved to Trash')
  await expect(screen.queryByRole('checkbox', { name: /^Select: Transport/ })).toBeNull()
  await waitFor(async () => expect(await unreadIn(inbox())).toBe(unread - 2))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await (await line(/^Select: Transport/)).findByText('Payments')
  await waitFor(async () => expect(await unreadIn(inbox())).toBe(unread))
})

Default.test('puts back what the service refuses, and says so', async ({ userEvent, msw }) => {
  let refused = 0
  msw.use(
    http.patch('*/api/apps/mailbox/mail', () => {
      refused += 1
      return HttpResponse.json({}, { status: 503 })
    }),
  )
  const row = await line(/^Select: Transport/)
  await userEvent.click(row.getByRole('button', { name: 'Add star' }))
  await screen.findByText('The service refused it; the mail is as it was')
  await row.findByRole('button', { name: 'Add star' })
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select: Transport/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Move to trash' }))
  await waitFor(() => expect(screen.getAllByText('The service refused it; the mail is as it was')).toHaveLength(2))
  await line(/^Select: Transport/)
  await expect(refused).toBe(2)
})

Reader.test('stands below the list instead, which the service keeps', async ({ userEvent, msw }) => {
  const below = () => screen.findByRole('button', { name: 'Open mail below the list' })
  const beside = () => screen.findByRole('button', { name: 'Open mail beside the list' })
  await userEvent.click(await below())
  await beside()
  await waitFor(async () => {
    const answer = await fetch('/api/apps/mailbox/settings')
    await expect(await answer.json()).toEqual({ messageLayout: 'bottom' })
  })
  msw.use(http.patch('*/api/apps/mailbox/settings', () => HttpResponse.json({}, { status: 503 })))
  await userEvent.click(await beside())
  await screen.findByText('The setting could not be kept')
  await beside()
})

Default.test('makes, renames and deletes a label', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'New label' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Audit 2026')
  await userEvent.click(screen.getByRole('radio', { name: 'Orange' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await opened('Audit 2026')
  await screen.findByText('No mails: Audit 2026')
  await userEvent.click(screen.getByRole('button', { name: 'Actions for label Audit 2026' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename or recolour' }))
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'Audits')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await opened('Audits')
  await userEvent.click(screen.getByRole('button', { name: 'Actions for label Audits' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete label' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(await question.findByRole('button', { name: 'Delete label' }))
  await opened('Inbox')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Audits' })).toBeNull())
})
