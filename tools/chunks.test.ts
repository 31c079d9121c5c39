import { expect, test } from 'vitest'
import { chunks, filesOf } from '../packages/app/chunks.ts'

test.each(chunks.flatMap(({ name, modules }) => modules.map((pattern) => ({ name, pattern }))))(
  'the chunk $name has $pattern',
  ({ pattern }) => {
    expect(filesOf(pattern)).not.toEqual([])
  },
)
