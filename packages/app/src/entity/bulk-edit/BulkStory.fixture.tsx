import { Button } from '@embpm/ui/button'
import type { Ricefw } from '@embpm/contract/ricefw'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { storyKind } from '../import/importStory.fixture.js'
import { Workplace } from '../import/Workplace.fixture.js'
import type { Services } from '../../session/services.js'
import { BulkEditDialog } from './BulkEditDialog.js'

/** Called after something was changed. */
export const changed = fn()

/** A page with a button that changes the first items of the list. */
export const bulkPage = ({ language = 'en', count = 6 } = {}) => (
  <Workplace language={language}>{(services) => <BulkStory services={services} count={count} />}</Workplace>
)

function BulkStory({ services, count }: { services: Services; count: number }) {
  const [rows, setRows] = useState<readonly Ricefw[]>([])
  const [open, setOpen] = useState(false)
  const select = async () => {
    const page = await services.client.ricefws.list({ sort: 'id', size: count })
    setRows(page.rows)
    setOpen(true)
  }
  return (
    <>
      <Button onPress={() => select()}>Select and change</Button>
      <BulkEditDialog kind={storyKind} rows={rows} open={open} onOpenChange={setOpen} onDone={changed} />
    </>
  )
}
