import { expect, test } from 'vitest'
import { inOrganisation } from '../routes/page.js'
import { pages } from '../routes/registry.js'
import {
  contentSecurityPolicy,
  contentSecurityPolicyOf,
  embeddedContentSecurityPolicy,
  isEmbeddedPath,
} from './contentPolicy.js'

const addressOf = (path: string) =>
  path.replace('$lang', 'en').replace('$orgId', '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601')

test('the pages of the view layout may be framed by the hosts, and no others', () => {
  const framed = pages.filter(({ layout }) => layout === 'view').map(({ path }) => path)
  expect(framed).toEqual(['/ms-teams', '/ms-teams/set-realms', inOrganisation('ms-teams')])
  for (const { path, layout } of pages)
    expect(contentSecurityPolicyOf(addressOf(path))).toBe(
      layout === 'view' ? embeddedContentSecurityPolicy : contentSecurityPolicy,
    )
})

test.each(['/ms-teams/other', '/en/org/ms-teams/x', '/a/b/c/ms-teams', '/x/ms-teams', '//ms-teams', '/sign-in'])(
  '%s is no embedded page',
  (pathname) => expect(isEmbeddedPath(pathname)).toBe(false),
)

test('no form leaves, and text becomes neither script nor HTML', () => {
  expect(contentSecurityPolicy.split('; ')).toEqual(
    expect.arrayContaining(["form-action 'self'", "require-trusted-types-for 'script'"]),
  )
})

test('they differ in who may frame them and in one address to ask, and in nothing else', () => {
  const parts = (policy: string) => new Map(policy.split('; ').map((part) => [part.split(' ')[0], part]))
  const [strict, embedded] = [parts(contentSecurityPolicy), parts(embeddedContentSecurityPolicy)]
  const differing = [...embedded.keys()].filter((name) => embedded.get(name) !== strict.get(name))
  expect(differing).toEqual(['connect-src', 'frame-ancestors'])
  expect(embedded.get('connect-src')).toBe("connect-src 'self' https://res.cdn.office.net/teams-js/")
  expect(embeddedContentSecurityPolicy).not.toMatch(/unsafe|nonce|http:|\s\*/)
  const hosts = embedded.get('frame-ancestors')?.split(' ').slice(2) ?? []
  expect(hosts.filter((host) => !/^https:\/\/(?:\*\.)?[\w.]+\.(?:com|us|microsoft)$/.test(host))).toEqual([])
})
