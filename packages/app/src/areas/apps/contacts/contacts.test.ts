import type { StoredContact } from '@embpm/contract/sample/contacts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactForm, jobOf, patchOf, valuesOf } from './contactForm.js'
import { byName, contactGroups } from './contactGroups.js'
import { phoneHref } from './phoneHref.js'

const contactOf = (name: string, more: Partial<StoredContact> = {}): StoredContact => ({
  id: name,
  avatar: null,
  background: null,
  name,
  emails: [],
  phoneNumbers: [],
  company: '',
  birthday: null,
  address: null,
  notes: null,
  tags: [],
  ...more,
})

describe('the list', () => {
  test('stands by letters, without regard to case and accents; what begins with no letter is together', () => {
    const names = ['émile', 'Zoë', 'Emil', '3D Print', 'Ève', '林雅婷', 'Максим', 'Łukasz', '(none)', 'Йосип', 'Ирина']
    const groups = contactGroups(byName(names.map((name) => contactOf(name))))
    expect(groups.map(({ letter, contacts }) => [letter, ...contacts.map(({ name }) => name)])).toEqual([
      ['#', '(none)', '3D Print'],
      ['E', 'Emil', 'émile', 'Ève'],
      ['Z', 'Zoë'],
      ['Ł', 'Łukasz'],
      ['И', 'Йосип', 'Ирина'],
      ['М', 'Максим'],
      ['林', '林雅婷'],
    ])
  })

  test('has every contact once, below one letter, and in the order of all', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'grapheme' })), (names) => {
        const listed = byName(names.map((name) => contactOf(name)))
        const groups = contactGroups(listed)
        const letters = groups.map(({ letter }) => letter)
        expect(new Set(letters).size).toBe(letters.length)
        const shown = groups.flatMap(({ contacts }) => contacts)
        expect(new Set(shown)).toEqual(new Set(listed))
        expect(shown).toHaveLength(names.length)
        for (const { contacts } of groups) expect(byName(contacts)).toEqual(contacts)
      }),
    )
  })

  test('keeps those of one name as they stood', () => {
    const [first, second] = [contactOf('Ada', { id: '1' }), contactOf('ada', { id: '2' })]
    expect(byName([first, second]).map(({ id }) => id)).toEqual(['1', '2'])
    expect(byName([second, first]).map(({ id }) => id)).toEqual(['2', '1'])
  })
})

describe('a number', () => {
  test.each([
    ['0802 123 3588', '+234', 'tel:08021233588;phone-context=+234'],
    ['(11) 96123-2150', '+55', 'tel:11961232150;phone-context=+55'],
    ['+48 601 555 014', '+49', 'tel:+48601555014'],
    ['112', undefined, 'tel:112'],
    ['ask Greta', '+46', null],
  ])('%s of %s is dialled as %s', (number, code, href) => {
    expect(phoneHref(number, code)).toBe(href)
  })
})

const stored = contactOf('Ada', {
  title: 'Engineer',
  company: 'Kestrel',
  emails: [{ email: 'ada@kestrel.example', label: 'Work' }],
  phoneNumbers: [{ country: 'ng', phoneNumber: '0802 123 3588', label: 'Mobile' }],
  birthday: '1988-03-14T00:00:00.000Z',
  address: 'Lagos',
  notes: '<p>Before ten</p>',
})

describe('the form', () => {
  test('sends nothing where nothing was typed, and what was typed alone', () => {
    const base = valuesOf(stored)
    const output = contactForm.parse(base)
    expect(patchOf(base, output)).toEqual({})
    expect(patchOf(base, { ...output, birthday: '1988-03-15', notes: '', address: '' })).toEqual({
      birthday: '1988-03-15T00:00:00.000Z',
      notes: null,
      address: null,
    })
    expect(patchOf(base, { ...output, emails: [{ email: 'ada@mail.example', label: null }] })).toEqual({
      emails: [{ email: 'ada@mail.example', label: '' }],
    })
  })

  test('takes position and company of a contact that was just made from its job', () => {
    const { company: _none, ...fresh } = contactOf('New', { job: { title: 'Pilot', company: 'Air' } })
    expect(jobOf(fresh)).toEqual({ title: 'Pilot', company: 'Air' })
    expect(jobOf(stored)).toEqual({ title: 'Engineer', company: 'Kestrel' })
  })

  test.each([
    [{ name: ' ' }, ['name']],
    [{ emails: [{ email: 'nobody', label: 'Work' }] }, ['emails', 0, 'email']],
    [{ phoneNumbers: [{ country: null, phoneNumber: '1', label: null }] }, ['phoneNumbers', 0, 'country']],
    [{ phoneNumbers: [{ country: 'de', phoneNumber: 'none', label: null }] }, ['phoneNumbers', 0, 'phoneNumber']],
    [{ birthday: '1988-02-30' }, ['birthday']],
  ])('refuses %o', (wrong, path) => {
    const { error } = contactForm.safeParse({ ...valuesOf(stored), ...wrong })
    expect(error?.issues.map((issue) => issue.path)).toEqual([path])
  })
})
