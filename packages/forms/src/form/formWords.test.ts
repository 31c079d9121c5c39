import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { zodFieldError } from './formWords.js'

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: zodFieldError }).error?.issues[0]?.message

describe('zodFieldError', () => {
  it.each([
    ['an empty text', z.string().min(1), ''],
    ['no text', z.string(), null],
    ['no choice', z.enum(['OData', 'RFC']), null],
    ['an empty address', z.email(), ''],
    ['no number', z.number(), undefined],
  ])('takes %s for missing', (_, schema, value) => {
    expect(messageOf(schema, value)).toBe('required')
  })

  it('leaves other messages as they are', () => {
    expect(messageOf(z.string().max(3), 'long')).toMatch(/^Too big/)
    expect(messageOf(z.number(), 'text')).toMatch(/^Invalid input/)
    expect(messageOf(z.string().min(1, 'Name the service'), '')).toBe('Name the service')
    const odd = z.string().refine((text) => text.length % 2 === 1, 'Odd lengths only')
    expect(messageOf(odd, '')).toBe('Odd lengths only')
  })
})
