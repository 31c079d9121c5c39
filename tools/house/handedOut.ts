import { withoutComments } from './parse.ts'

/** The values that an index hands out, with the file that each comes from: types are left out. */
export const handedOut = (text: string): { name: string; from: string }[] =>
  [...withoutComments(text).matchAll(/export\s*\{([^}]*)\}\s*from\s*'([^']+)'/g)].flatMap(([, list = '', from = '']) =>
    list
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '' && !part.startsWith('type '))
      .map((part) => ({ name: part.split(/\s+as\s+/).at(-1) ?? '', from })),
  )
