import { roleLetters } from '@embpm/bpmn'
import { memo, type ReactNode } from 'react'
import { Letters } from './Letters.js'
import { StepCheck } from './StepCheck.js'
import { useLetterWords } from './useRaciChanges.js'

/** Props of `RaciRow`: all of them values that stay the same until the row changes, so that it is drawn again only then. */
export interface RaciRowProps {
  name: string
  /** What each column says, see `rowText`. */
  cells: string
  /** Which of its cells has the place of the keyboard; `null` where another row has it. */
  active: number | null
  /** Which of its cells has its menu open, and that. */
  menu?: { column: number; node: ReactNode } | undefined
  /** How many roles are accountable for its step; `null` for a row of a role. */
  accountable: number | null
  /** The sums of its role. */
  sums: string
}

/** What a row says, in one text: its cells between commas, with `!` where another role is accountable as well. */
export const rowText = (cells: readonly { letters: readonly string[]; isDoubled: boolean }[]): string =>
  cells.map(({ letters, isDoubled }) => letters.join('') + (isDoubled ? '!' : '')).join(',')

/** A row of the matrix. */
export const RaciRow = memo(function RaciRow({ name, cells, active, menu, accountable, sums }: RaciRowProps) {
  const words = useLetterWords()
  const said = cells.split(',')
  return (
    <tr data-wrong={(accountable !== null && accountable !== 1) || undefined}>
      <th scope="row">{name}</th>
      {said.map((text, column) => {
        const letters = roleLetters.filter((letter) => text.includes(letter))
        return (
          <td key={column} tabIndex={active === column ? 0 : -1}>
            {letters.length > 0 && (
              <>
                <Letters letters={letters} isDoubled={text.endsWith('!')} />
                <span className="emb-visually-hidden">{words(letters)}</span>
              </>
            )}
            {menu?.column === column && menu.node}
          </td>
        )
      })}
      <td className="emb-app-raci-end" tabIndex={active === said.length ? 0 : -1}>
        {accountable === null ? sums : <StepCheck accountable={accountable} />}
      </td>
    </tr>
  )
})
