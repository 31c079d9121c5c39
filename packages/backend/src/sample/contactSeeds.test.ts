import { type Contact, contact } from '@embpm/contract/sample/contacts'
import { isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { contactSeeds, contactTagSeeds } from './contacts.data.js'

const seeds = contactSeeds()
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

describe('contacts of the sample', () => {
  test('are ordered alike by code units and by language', () => {
    const key = (name: string) => name.toLowerCase()
    const byUnits = names(seeds).toSorted((left, right) => (key(left) < key(right) ? -1 : 1))
    expect(byUnits).toEqual(names(seeds).toSorted((left, right) => left.localeCompare(right)))
    expect(new Set(byUnits).size).toBe(seeds.length)
  })

  test('are written in several scripts and filled in differently', () => {
    expect(seeds.length).toBeGreaterThanOrEqual(28)
    expect(seeds.length).toBeLessThanOrEqual(40)
    for (const script of ['Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Arabic', 'Devanagari', 'Thai', 'Hiragana', 'Han']) {
      expect(
        names(seeds).some((name) => new RegExp(`\\p{Script=${script}}`, 'u').test(name)),
        script,
      ).toBe(true)
    }
    for (const field of ['avatar', 'background', 'birthday', 'notes'] as const) {
      expect(seeds.filter((seed) => seed[field] === null).length, field).toBeGreaterThan(0)
      expect(seeds.filter((seed) => seed[field] !== null).length, field).toBeGreaterThan(10)
    }
    const tagIds = new Set(contactTagSeeds.map(({ id }) => id))
    for (const { tags } of seeds) expect(tags.filter((tag) => !tagIds.has(tag))).toEqual([])
    for (const id of tagIds)
      expect(
        seeds.some(({ tags }) => tags.includes(id)),
        id,
      ).toBe(true)
    for (const { name, company, address } of seeds)
      expect([name, company !== '', address !== null]).toEqual([name, true, true])
  })

  test('have the labels of the API, and pictures and notes that need no network', () => {
    for (const { avatar, background, notes, emails, phoneNumbers } of seeds) {
      for (const picture of [avatar, background]) expect(picture ?? 'data:image/').toMatch(/^data:image\//)
      expect(notes ?? '<p></p>').toMatch(/^<(p|h3|ul)[^]*<\/(p|ul|ol)>$/)
      expect(notes ?? '').not.toMatch(/<script|style=|\son\w+=|https?:/i)
      for (const { email, label } of emails)
        expect([email, label]).toEqual([z.email().parse(email), expect.stringMatching(/^(Personal|Work)$/)])
      for (const { label } of phoneNumbers) expect(label).toMatch(/^(Mobile|Work|Home)$/)
    }
  })

  const invalidNumbers = (rows: readonly Contact[]) =>
    rows
      .flatMap(({ phoneNumbers }) => phoneNumbers)
      .filter(({ country: iso, phoneNumber }) => {
        const code = iso.toUpperCase()
        return !isSupportedCountry(code) || !isValidPhoneNumber(phoneNumber, code)
      })

  test('have phone numbers that are valid in their countries', () => {
    expect(invalidNumbers(seeds)).toEqual([])
    for (const { name, phoneNumbers } of seeds) expect(phoneNumbers.length, name).toBeGreaterThan(0)
    const written = seeds.flatMap(({ phoneNumbers }) =>
      phoneNumbers.map(({ country: iso, phoneNumber }) => iso + phoneNumber),
    )
    expect(new Set(written).size).toBe(written.length)
  })

  test('are as many as asked for, always the same ones', () => {
    const rows = contactSeeds(100_000)
    expect(rows).toHaveLength(100_000)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(100_000)
    expect(new Set(names(rows)).size).toBeGreaterThan(10_000)
    expect(contactSeeds(2_000)).toEqual(rows.slice(0, 2_000))
    const sample = rows.filter((_, index) => index % 97 === 0)
    z.array(z.strictObject(contact.shape)).parse(sample)
    for (const row of sample) expect([row.avatar, row.background]).toEqual([null, null])
    expect(invalidNumbers(sample)).toEqual([])
  })
})
