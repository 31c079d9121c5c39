import { useState } from 'react'
import type { RowSource } from '../row-source/index.js'
import type { Interface } from './interfaces.test.data.js'
import { StoryTable, type StoryTableProps } from './StoryTable.fixture.js'

/** A source that remembers must be a new one for each test. */
export function FreshTable({ make, ...props }: StoryTableProps & { make: () => RowSource<Interface> }) {
  const [source] = useState(make)
  return <StoryTable {...props} source={source} />
}
