import { Button, type ButtonProps } from '@embpm/ui/button'
import { RotateCw } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../../../entity/useUser.js'
import { useOffer } from '../../../shell/useOffer.js'
import { testTaskKind } from '../test-tasks/testTaskKind.js'
import { type ReRunOf, useReRun } from './useReRun.js'

/** Props of `ReRunButton`. */
export interface ReRunButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  of: ReRunOf
  /** How many steps failed or were blocked. */
  failed: number
  /** Whether a run of the scenario is open: no other one can be started then. Default `false`. */
  isOpen?: boolean
  /** Whether the search of the header has it, too: one of a page does. Default `false`. */
  isOffered?: boolean
}

const icon = <RotateCw size={16} strokeWidth={1.5} aria-hidden />

/** Runs the failed and blocked steps again; where that cannot be, it says why. */
export function ReRunButton({ of, failed, isOpen = false, isOffered = false, ...look }: ReRunButtonProps) {
  const { t } = useTranslation()
  const id = useId()
  const reRun = useReRun()
  const mayWrite = useMayWrite(testTaskKind)
  const label = t('testRuns.reRun', { count: failed })
  const why = failed === 0 ? t('testRuns.nothingFailed') : isOpen ? t('testRuns.isOpen') : null
  useOffer(
    'page',
    mayWrite && isOffered && why === null ? [{ id: 're-run', label, icon, onAction: () => void reRun(of) }] : [],
  )
  if (!mayWrite) return null
  if (why === null)
    return (
      <Button {...look} icon={icon} onPress={() => reRun(of)}>
        {label}
      </Button>
    )
  return (
    <span className="emb-app-re-run">
      <small id={id}>{why}</small>
      <Button {...look} icon={icon} disabled aria-describedby={id}>
        {failed === 0 ? t('testRuns.reRunFailed') : label}
      </Button>
    </span>
  )
}
