import { configurationEntry, type ConfigurationEntry } from '@embpm/contract/configuration-entry'
import * as z from 'zod/mini'
import { defineKind } from '../../entity/EntityKind.js'

/** The settings of the system. */
export const settingKind = defineKind(configurationEntry, {
  words: 'configurations',
  labels: {},
  check: (values) =>
    values.check(z.refine(({ type, value }) => fitsType(type, value), { path: ['value'], error: 'settingType' })),
})

/** Whether the text of a setting can be read as its type. An empty text can: nothing is set. */
export function fitsType(type: ConfigurationEntry['type'], value: string): boolean {
  if (value === '') return true
  switch (type) {
    case 'number':
      return value.trim() !== '' && Number.isFinite(Number(value))
    case 'boolean':
      return value === 'true' || value === 'false'
    case 'url':
      return value.startsWith('/') || /^https?:/i.test(URL.parse(value)?.protocol ?? '')
    case 'json':
      return isJson(value)
    case 'text':
      return true
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
