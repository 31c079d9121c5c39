import { Kbd } from '@embpm/ui/kbd'
import { useTranslation } from 'react-i18next'

/** Key caps, and what they do. */
type Keys = readonly [caps: readonly string[], text: string]

/** The strip below the chart: what was done last, as a sentence that is read out, and what the keys do. */
export function GanttStrip({ said, mayWrite }: { said: string; mayWrite: boolean }) {
  const { t } = useTranslation()
  const changing: readonly Keys[] = [
    [['Alt', '←', '→'], t('operationTasks.gantt.keys.move')],
    [['Alt', 'Shift', '→'], t('operationTasks.gantt.keys.longer')],
    [['L'], t('operationTasks.gantt.keys.link')],
  ]
  const keys: readonly Keys[] = [
    [['↑', '↓'], t('operationTasks.gantt.keys.row')],
    [[t('operationTasks.gantt.keys.space')], t('operationTasks.gantt.keys.details')],
    ...(mayWrite ? changing : []),
    [['1', '–', '4'], t('operationTasks.gantt.keys.zoom')],
    [['T'], t('operationTasks.gantt.keys.today')],
  ]
  return (
    <div className="emb-app-gantt-strip">
      <span role="status">{said}</span>
      {keys.map(([caps, text]) => (
        <span key={text} className="emb-app-gantt-key">
          {caps.map((cap) => (cap === '–' ? cap : <Kbd key={cap}>{cap}</Kbd>))} {text}
        </span>
      ))}
    </div>
  )
}
