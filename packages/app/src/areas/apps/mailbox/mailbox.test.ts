import type { Mail, MailFolder } from '@embpm/contract/sample/mailbox'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedAfter, effectOf, fitsView, inverseOf } from './mailChange.js'
import { hasHiddenParts, mailtoOf, personOf, previewOf } from './mailText.js'
import { formatMailAddress, type MailAddress, parseMailAddress, viewOf } from './mailView.js'

const folders: MailFolder[] = ['inbox', 'sent', 'drafts', 'spam', 'trash'].map((slug) => ({
  id: `f-${slug}`,
  title: slug,
  slug,
  icon: '',
  count: 10,
}))

const mailOf = (change: Partial<Mail> = {}): Mail => ({
  id: 'm',
  type: 'mail',
  from: { avatar: '', contact: 'Ada <ada@a.test>' },
  to: 'Me <me@a.test>',
  date: '2026-11-20T09:00:00.000Z',
  subject: 's',
  content: '<p>c</p>',
  attachments: [],
  starred: false,
  important: false,
  unread: true,
  folder: 'f-inbox',
  labels: [],
  ...change,
})

const stateParts = {
  starred: fc.boolean(),
  important: fc.boolean(),
  unread: fc.boolean(),
  folder: fc.constantFrom(...folders.map(({ id }) => id)),
  labels: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
}
const state = fc.record(stateParts)

describe('a change', () => {
  test('and what takes it back leave the mail and the counts as they were', () => {
    fc.assert(
      fc.property(state, fc.record(stateParts, { requiredKeys: [] }), (before, patch) => {
        const mail = mailOf(before)
        const effect = effectOf(mail, patch)
        const after = { ...mail, ...effect }
        expect({ ...mail, ...patch }).toEqual(after)
        expect(effectOf(after, patch)).toBeNull()
        expect({ ...after, ...inverseOf(mail, effect ?? {}) }).toEqual(mail)
        expect(countedAfter(countedAfter(folders, mail, after), after, mail)).toEqual(folders)
      }),
    )
  })

  test.each([
    [{ unread: false }, [9, 10, 10, 10, 10]],
    [{ folder: 'f-trash' }, [9, 10, 10, 10, 10]],
    [{ folder: 'f-spam', unread: false }, [9, 10, 10, 11, 10]],
    [{ starred: true }, [10, 10, 10, 10, 10]],
  ])('%j is counted', (patch, counts) => {
    const mail = mailOf()
    expect(countedAfter(folders, mail, { ...mail, ...patch }).map(({ count }) => count)).toEqual(counts)
  })

  test('takes a mail out of the views that it no longer fits', () => {
    const places = { folders, labels: [{ id: 'a', slug: 'work' }] }
    const inView = (change: Partial<Mail>, segment: string) => fitsView(mailOf(change), viewOf(segment), places)
    expect([inView({}, 'inbox'), inView({ folder: 'f-trash' }, 'inbox'), inView({}, 'nowhere')]).toEqual([
      true,
      false,
      true,
    ])
    expect([inView({ starred: true }, 'starred'), inView({}, 'starred'), inView({}, 'important')]).toEqual([
      true,
      false,
      false,
    ])
    expect([inView({ labels: ['a'] }, 'label-work'), inView({}, 'label-work')]).toEqual([true, false])
  })
})

describe('an address', () => {
  const address: fc.Arbitrary<MailAddress> = fc.record({
    view: fc.oneof(
      fc.record({ by: fc.constant('folder' as const), slug: fc.constantFrom('inbox', 'sent') }),
      fc.record({ by: fc.constant('filter' as const), slug: fc.constantFrom('starred', 'important') }),
      fc.record({ by: fc.constant('label' as const), slug: fc.string({ minLength: 1, unit: 'grapheme' }) }),
    ),
    page: fc.integer({ min: 1, max: 999 }),
    mailId: fc.option(fc.string({ minLength: 1, unit: 'grapheme' })),
  })

  test('is read as it was written', () => {
    fc.assert(
      fc.property(address, (one) => {
        const { pathname, searchParams } = new URL(formatMailAddress(one), 'https://a.test')
        fc.pre(!/\/\.{1,2}(?:[/?]|$)/u.test(formatMailAddress(one)))
        const [, view, mailId] = pathname.split('/').map(decodeURIComponent)
        expect(parseMailAddress({ view, mailId }, Object.fromEntries(searchParams))).toEqual(one)
      }),
    )
  })

  test.each(['0', '-1', '1.5', 'x', ''])('counts page "%s" as the first', (page) => {
    expect(parseMailAddress({}, { page })).toEqual({ view: { by: 'folder', slug: 'inbox' }, page: 1, mailId: null })
  })
})

describe('texts', () => {
  test.each([
    ['Ada Lovelace <ada@a.test>', 'Ada Lovelace', 'ada@a.test'],
    ['<ada@a.test>', 'ada@a.test', 'ada@a.test'],
    ['ada@a.test', 'ada@a.test', 'ada@a.test'],
    ['  ', '', ''],
  ])('%j is %s at %s', (contact, name, address) => {
    expect(personOf(contact)).toEqual({ name, address })
  })

  test('a preview is one line without marks', () => {
    expect(previewOf('<p>Hello <strong>you</strong>,</p><ul><li>a &amp; b</li></ul>')).toBe('Hello you, a & b')
  })

  test.each([
    ['<p>a</p><blockquote>b</blockquote>', false],
    ['<IMG src=x>', true],
    ['<p style="background: url(//a.test)">', true],
    ['<form><input></form>', true],
  ])('%j has hidden parts: %s', (content, hidden) => {
    expect(hasHiddenParts(content)).toBe(hidden)
  })

  test('a draft is an address of a mail program, and nothing in it becomes another field', () => {
    expect(mailtoOf({ to: 'Ada <ada@a.test>, bo+x@b.test', subject: 'Re: a&body=b', text: 'Hi\nthere' })).toBe(
      'mailto:ada@a.test,bo%2Bx@b.test?subject=Re%3A%20a%26body%3Db&body=Hi%0D%0Athere',
    )
    expect(mailtoOf({ to: '', subject: '', text: '' })).toBe('mailto:')
  })
})
