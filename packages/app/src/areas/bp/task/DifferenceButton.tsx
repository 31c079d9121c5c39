import { Button, type ButtonProps } from '@embpm/ui/button'
import { lazyPart } from '@embpm/ui/lazy-part'
import { useState } from 'react'
import type { ComparedRevision } from '../../../diagram/compare/DiagramCompare.js'
import { usePart } from '../../../shell/usePart.js'

/** One of two drawings that are compared. */
export type ComparedDrawing = Pick<ComparedRevision, 'name' | 'detail'> & { xml: string }

/** Props of `DifferenceButton`. */
export interface DifferenceButtonProps extends Omit<ButtonProps, 'onPress' | 'pending'> {
  before: ComparedDrawing
  /** Asked for by each press: a drawing goes on. */
  after: () => Promise<ComparedDrawing>
}

export const differencePart = lazyPart(async () => (await import('./DifferenceDialog.js')).DifferenceDialog)

/** Shows how two drawings differ, in a window over the page. */
export function DifferenceButton({ before, after, ...rest }: DifferenceButtonProps) {
  const [shown, setShown] = useState<ComparedDrawing | null>(null)
  const { Part, pending } = usePart(differencePart, shown !== null, () => setShown(null))
  return (
    <>
      <Button {...rest} pending={pending} onPress={async () => setShown(await after())} />
      {Part && shown && <Part before={before} after={shown} onClose={() => setShown(null)} />}
    </>
  )
}
