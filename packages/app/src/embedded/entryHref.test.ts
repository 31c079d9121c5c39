import { beforeAll, describe, expect, test, vi } from 'vitest'
import { organisation, origin, people, servicesFor } from '../routes/visit.fixture.js'
import { entryHref, hostLanguage } from './entryHref.js'

beforeAll(() => {
  vi.stubGlobal('location', { origin })
})

const consultant = () => servicesFor({ profile: { ...people.CON.profile, permissions: ['embpm_r'] } })
const context = { locale: 'de-de', subPage: undefined }

describe('entryHref', () => {
  test('asks for the realm where nobody is signed in', async () => {
    await expect(entryHref(servicesFor(null), context)).resolves.toBe('/ms-teams/set-realms')
  })

  test('goes to where one wanted to be, once', async () => {
    const services = consultant()
    services.storage.set('redirectUrl', `/en/${organisation}/bim/services?q=x`)
    await expect(entryHref(services, context)).resolves.toBe(`/en/${organisation}/bim/services?q=x`)
    await expect(entryHref(services, context)).resolves.toBe(`/de/${organisation}/ms-teams`)
  })

  test('goes to the page that a tab or a link of the host names', async () => {
    const chat = `/de/${organisation}/ms-teams?page=chat`
    await expect(entryHref(consultant(), context, 'chat')).resolves.toBe(chat)
    await expect(entryHref(consultant(), { ...context, subPage: 'chat' })).resolves.toBe(chat)
  })

  test.each(['../../admin', 'https://evil.test', '/sign-out'])('a link of the host to %s is none', async (subPage) => {
    await expect(entryHref(consultant(), { ...context, subPage })).resolves.toBe(`/de/${organisation}/ms-teams`)
  })
})

test.each([
  ['en-us', 'en'],
  ['pt-br', 'pt-BR'],
  ['pt', 'pt-PT'],
  ['DE-AT', 'de'],
  ['ja-jp', null],
  ['', null],
])('a host that speaks %s: %s', (locale, language) => {
  expect(hostLanguage(locale)).toBe(language)
})
