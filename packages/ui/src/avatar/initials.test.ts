import { describe, expect, it } from 'vitest'
import { initials } from './initials.js'

describe('initials', () => {
  it.each([
    ['Marta Kowalczyk', 'MK'],
    ['  anna  maria nowak ', 'AN'],
    ['Sly', 'S'],
    ['Łukasz Żak', 'ŁŻ'],
    ['👩‍🚀 Pilot', '👩‍🚀P'],
    ['', '?'],
    ['   ', '?'],
  ])('of "%s" are "%s"', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})
