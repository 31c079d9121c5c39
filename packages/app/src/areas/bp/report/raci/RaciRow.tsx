import { roleLetters } from '@embpm/bpmn'
import { memo, type ReactNode } from 'react'
import { Letters } from './Letters.js'
import { useLetterWords } from './useRaciChanges.js'

/** Props of `RaciRow`: all of them values that stay the same until the row changes, so that it is drawn again only then. */
export interface RaciRowProps {
  name: string
  /** What each column says, see `rowText`. */
  cells: string
  /** Whether the step of this row breaks the rule. */
  isWrong: boolean
  /** Which of its cells has the place of the keyboard; `null` where another row has it. */
  active: number | null
  /** Which of its cells has its menu open, and that. */
  menu?: { column: number; node: ReactNode } | undefined
  /** The check of the step, or the sums of the role. */
  end: ReactNode
}

/** What a row says, in one text: its cells between commas, with `!` where another role is accountable as well. */
export const rowText = (cells: readonly { letters: readonly string[]; isDoubled: boolean }[]): string =>
  cells.map(({ letters, isDoubled }) => letters.join('') + (isDoubled ? '!' : '')).join(',')

/** A row of the matrix. */
export const RaciRow = memo(function RaciRow({ name, cells, isWrong, active, menu, end }: RaciRowProps) {
  const words = useLetterWords()
  const said = cells.split(',')
  return (
    <tr data-wrong={isWrong || undefined}>
      <th scope="row">{name}</th>
      {said.map((text, column) => {
        const letters = roleLetters.filter((letter) => text.includes(letter))
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place
          <td key={column} tabIndex={active === column ? 0 : -1} aria-label={words(letters) || undefined}>
            {letters.length > 0 && <Letters letters={letters} isDoubled={text.endsWith('!')} />}
            {menu?.column === column && menu.node}
          </td>
        )
      })}
      <td className="emb-app-raci-end" tabIndex={active === said.length ? 0 : -1}>
        {end}
      </td>
    </tr>
  )
})
