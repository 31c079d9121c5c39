import { useEffect, useRef, useState } from 'react'
import { announce } from '../button/announce.js'
import { useUiLocale, useWords } from '../ui-strings/index.js'
import type { OverlayProps } from '../lazy-part/usePopup.js'
import { PopoverPanel } from '../popover/PopoverPanel.js'
import type { ExportFormat, ExportOptions } from './exportTable.js'
import { TableButton } from './TableButton.js'
import { panelWords } from './panelWords.js'
import { words } from './words.js'

interface ExportPanelProps extends OverlayProps {
  /** Rows that match. */
  total: number
  run: (options: Omit<ExportOptions, 'fileName'>) => Promise<void>
}

type State =
  | { step: 'choose' }
  | { step: 'running'; done: number; total: number }
  | { step: 'failed'; format: ExportFormat; text: string }

/** The kinds of files, then how far the export is, or what went wrong. While it runs only Cancel ends it. */
export function ExportPanel({ total, run, ...overlay }: ExportPanelProps) {
  const t = useWords(words)
  const tPanel = useWords(panelWords)
  const locale = useUiLocale()
  const [state, setState] = useState<State>({ step: 'choose' })
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const start = async (format: ExportFormat) => {
    const { signal } = (controller.current = new AbortController())
    setState({ step: 'running', done: 0, total })
    try {
      await run({
        format,
        locale,
        signal,
        onProgress: (done, all) => {
          if (!signal.aborted) setState({ step: 'running', done, total: all })
        },
      })
      setState({ step: 'choose' })
      announce(tPanel('exported'))
      overlay.onClose()
    } catch (error) {
      const text = error instanceof RangeError ? tPanel('exportTooLong') : tPanel('exportFailed')
      setState(signal.aborted ? { step: 'choose' } : { step: 'failed', format, text })
    }
  }
  const onClose = () => {
    if (state.step === 'running') return
    setState({ step: 'choose' })
    overlay.onClose()
  }

  return (
    <PopoverPanel {...overlay} onClose={onClose} label={t('export')} placement="bottom end">
      {state.step === 'running' ? (
        <div className="emb-table-exporting">
          <progress aria-label={t('export')} max={Math.max(1, state.total)} value={state.done} />
          <p>
            <bdi>{tPanel('exporting', { count: state.done, total: state.total })}</bdi>
          </p>
          <TableButton variant="secondary" size="s" onClick={() => controller.current?.abort()} autoFocus>
            {tPanel('exportCancel')}
          </TableButton>
        </div>
      ) : (
        <div className="emb-table-choices" role="group" aria-label={t('export')}>
          {state.step === 'failed' ? (
            <p role="alert" className="emb-table-export-failed">
              {state.text}
            </p>
          ) : (
            <p>
              <bdi>{tPanel('exportText', { count: total })}</bdi>
            </p>
          )}
          <TableButton onClick={() => void start('xlsx')}>{tPanel('exportXlsx')}</TableButton>
          <TableButton onClick={() => void start('csv')}>{tPanel('exportCsv')}</TableButton>
        </div>
      )}
    </PopoverPanel>
  )
}
