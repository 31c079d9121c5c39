import { maxAvatarBytes, storedContact } from '@embpm/contract/sample/contacts'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { conforms, type World } from '../testing/conforms.js'
import { contactSeeds } from './contacts.data.js'

const seeds = contactSeeds()
const nothing = { status: 200, body: null }

const all = ({ read }: World) => read(z.array(storedContact), 'GET all')
const get = ({ read }: World, id: string) => read(storedContact, `GET contact?id=${id}`)

async function upload({ base }: World, fields: Record<string, string | Blob>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const response = await fetch(`${base}/avatar`, { method: 'POST', body })
  const answer: unknown = await response.json()
  return { status: response.status, body: answer }
}

const refusal = (path: string, message: unknown = expect.any(String)) => ({
  status: 400,
  body: { data: { problems: [{ path, message }] } },
})

const allBytes = new Uint8Array(100_000).map((_, index) => (index * 7) % 256)

conforms('/apps/contacts', [
  {
    says: 'keeps an uploaded picture as a data address',
    check: async (world) => {
      const avatar = new File([allBytes], 'портрет.png', { type: 'image/png' })
      const answer = await upload(world, { id: 'person-adaeze-obi', avatar })
      const uploaded = storedContact.parse(answer.body)
      expect(answer).toEqual({ status: 200, body: { ...seeds[0], avatar: uploaded.avatar } })
      expect(uploaded.avatar).toMatch(/^data:image\/png;base64,[\w+/]+={0,2}$/)
      const back = await fetch(uploaded.avatar ?? '')
      expect(new Uint8Array(await back.arrayBuffer())).toEqual(allBytes)
      expect(await get(world, 'person-adaeze-obi')).toEqual(uploaded)
      const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' })
      expect(await upload(world, { id: 'person-beatriz-carvalho', avatar: svg })).toMatchObject({
        status: 200,
        body: {
          id: 'person-beatriz-carvalho',
          avatar: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
        },
      })
    },
  },
  {
    says: 'answers nothing to a picture of nobody',
    check: async (world) => {
      const avatar = new File(['x'], 'a.png', { type: 'image/png' })
      expect(await upload(world, { id: 'nobody', avatar })).toEqual(nothing)
      expect(await all(world)).toHaveLength(seeds.length)
    },
  },
  {
    says: 'refuses what is no picture and changes nothing',
    check: async (world) => {
      const id = 'person-adaeze-obi'
      const file = (type: string, content: BlobPart = 'x') => new File([content], 'a', { type })
      const noFile = refusal('avatar', 'A picture is needed, as a file of a multipart form.')
      const noPicture = refusal('avatar', 'The file is no picture.')
      expect(await upload(world, { id })).toMatchObject(noFile)
      expect(await upload(world, { id, avatar: 'data:image/png;base64,AAAA' })).toMatchObject(noFile)
      expect(await world.call('POST avatar', { id, avatar: 'x' })).toMatchObject(noFile)
      for (const type of ['text/html', 'application/pdf', 'video/mp4', '', 'x/image/png']) {
        expect(await upload(world, { id, avatar: file(type) }), type).toMatchObject(noPicture)
      }
      expect(await upload(world, { id, avatar: file('image/png', '') })).toMatchObject(
        refusal('avatar', 'The picture is empty.'),
      )
      expect(await upload(world, { avatar: file('image/png') })).toMatchObject(refusal('id'))
      expect(await get(world, id)).toEqual(seeds[0])
    },
  },
  {
    says: 'takes pictures up to 5 MB',
    check: async (world) => {
      const picture = (bytes: number) => new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' })
      const id = 'person-chen-yulan'
      expect(await upload(world, { id, avatar: picture(maxAvatarBytes + 1) })).toMatchObject(
        refusal('avatar', 'The picture may have 5 MB at most.'),
      )
      expect(await get(world, id)).toEqual(seeds[2])
      expect(await upload(world, { id, avatar: picture(maxAvatarBytes) })).toMatchObject({ status: 200, body: { id } })
    },
  },
])
