import { useState } from 'react'
import { Button } from '../../button/index.js'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog.js'

/** A confirmation behind its button. */
export const Deletion = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog open={open} onOpenChange={setOpen} onConfirm={() => setOpen(false)} />
    </>
  )
}
