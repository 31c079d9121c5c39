import type { RoleLetter } from '@embpm/bpmn'
import { accountableOf } from '@embpm/bpmn/raci'
import { useMemo } from 'react'
import { lettersAt, type Matrix, type MatrixRole, type MatrixStep, type RolesByStep, rolesOfStep } from './matrix.js'

/** Which of both are the rows. */
export type RaciView = 'step' | 'role'

/** A row or column. */
export type AxisItem = { kind: 'step'; step: MatrixStep } | { kind: 'role'; role: MatrixRole }

/** The rows and columns of the matrix as they stand. */
export interface Axes {
  view: RaciView
  rows: readonly AxisItem[]
  columns: readonly AxisItem[]
}

/** Rows and columns, by step or by role. */
export function useAxes({ steps }: Pick<Matrix, 'steps'>, roles: readonly MatrixRole[], view: RaciView): Axes {
  return useMemo(() => {
    const bySteps = steps.map((step): AxisItem => ({ kind: 'step', step }))
    const byRoles = roles.map((role): AxisItem => ({ kind: 'role', role }))
    return view === 'step' ? { view, rows: bySteps, columns: byRoles } : { view, rows: byRoles, columns: bySteps }
  }, [steps, roles, view])
}

/** A step and a role. */
export interface CellPlace {
  step: MatrixStep
  role: MatrixRole
}

/** Which step and role meet in a cell; `null` where it is none that says letters. */
export function placeAt({ rows, columns }: Axes, row: number, column: number): CellPlace | null {
  const items = [rows[row], columns[column]]
  const step = items.find((item) => item?.kind === 'step')
  const role = items.find((item) => item?.kind === 'role')
  return step?.kind === 'step' && role?.kind === 'role' ? { step: step.step, role: role.role } : null
}

/** What a cell says. */
export const cellAt = (rolesByStep: RolesByStep, { step, role }: CellPlace): readonly RoleLetter[] =>
  lettersAt(rolesOfStep(rolesByStep, step.id), role.ref)

/** How many roles are accountable for a step of the matrix. */
export const accountableAt = (rolesByStep: RolesByStep, { id }: MatrixStep): number =>
  accountableOf(rolesOfStep(rolesByStep, id))

/** Key of a row or column. */
export const keyOf = (item: AxisItem): string => (item.kind === 'step' ? item.step.id : item.role.ref)

/** What a row or column is called. */
export const nameOf = (item: AxisItem): string => (item.kind === 'step' ? item.step.name : item.role.name)
