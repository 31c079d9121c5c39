import type { ShownAssignment } from '@embpm/contract/capacity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { movedBar, type BarPart } from './barPlace.js'
import type { AssignmentEdits } from './useAssignmentEdits.js'
import type { CapacityWords } from './useCapacityWords.js'

/** How much a key changes of an assignment: 5 %, or an hour. */
const stepOf = ({ measure }: Pick<ShownAssignment, 'measure'>) => (measure === 'percent' ? 5 : 1)

interface Options {
  edits: AssignmentEdits
  words: CapacityWords
  /** The last day that is in sight. */
  last: string
}

/** Changes assignments by key and by mouse, and says what came of it. One that is picked up is not stored before it is put down. */
export function useBarEditing({ edits, words, last }: Options) {
  const { t } = useTranslation()
  const [picked, setPicked] = useState<{ before: ShownAssignment; now: ShownAssignment } | null>(null)
  const [said, say] = useState('')
  const isPicked = (one: ShownAssignment) => picked?.before.id === one.id

  const put = (one: ShownAssignment, next: ShownAssignment) => {
    say(words.assignment(next))
    if (isPicked(one)) return setPicked({ before: one, now: next })
    const { amount, validFrom, validTo } = next
    return edits.change(one, {
      ...(amount !== one.amount && { amount }),
      ...(validFrom !== one.validFrom && { validFrom }),
      ...(validTo !== one.validTo && { validTo }),
    })
  }
  const nowOf = (one: ShownAssignment) => (picked && isPicked(one) ? picked.now : edits.shown(one))

  return {
    said,
    say,
    picked,
    nowOf,
    /** Moves it, or an end of it, by weeks. */
    move: (one: ShownAssignment, part: BarPart, weeks: number) => {
      const now = nowOf(one)
      const days = movedBar(now, part, weeks, last)
      if (days.validFrom === now.validFrom && days.validTo === now.validTo)
        return say(t('employeeAssignments.stays', { target: words.target(one) }))
      return put(one, { ...now, ...days })
    },
    /** Makes it more or less. */
    weigh: (one: ShownAssignment, direction: 1 | -1) => {
      const now = nowOf(one)
      const amount = Math.min(200, Math.max(0, now.amount + direction * stepOf(now)))
      put(one, { ...now, amount })
    },
    pickUp: (one: ShownAssignment) => {
      setPicked({ before: one, now: edits.shown(one) })
      say(t('employeeAssignments.pickedUp', { assignment: words.assignment(edits.shown(one)) }))
    },
    putDown: () => {
      if (!picked) return
      const { before, now } = picked
      setPicked(null)
      const { amount, validFrom, validTo } = now
      const shown = edits.shown(before)
      const isSame = amount === shown.amount && validFrom === shown.validFrom && validTo === shown.validTo
      say(t('employeeAssignments.putDown', { assignment: words.assignment(now) }))
      if (!isSame) edits.change(before, { amount, validFrom, validTo })
    },
    putBack: () => {
      if (!picked) return
      setPicked(null)
      say(t('employeeAssignments.putBack', { assignment: words.assignment(edits.shown(picked.before)) }))
    },
  }
}

/** What is done to bars. */
export type BarEditing = ReturnType<typeof useBarEditing>
