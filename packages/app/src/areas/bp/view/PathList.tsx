import type { ProcessModel, ProcessPath } from '@embpm/bpmn'
import { RadioGroup } from '@embpm/ui/radio-group'
import { useTranslation } from 'react-i18next'
import { useElementWords } from '../../../diagram/elementWords.js'

/** Props of `PathList`. */
export interface PathListProps {
  model: ProcessModel
  /** Two or more. */
  paths: readonly ProcessPath[]
  /** Number of the one that is shown, from 1; `null` for all of the process. */
  value: number | null
  onValueChange: (path: number | null) => void
}

/** The ways through a process, each called by what is decided on it; one of them is shown, or all of the process. */
export function PathList({ model, paths, value, onValueChange }: PathListProps) {
  const { t } = useTranslation()
  const words = useElementWords()
  const nameOf = (id: string) => {
    const element = model.elements.get(id)
    return element ? words.shortName(element) : id
  }
  const options = paths.map(({ choices }, index) => ({
    value: String(index + 1),
    label:
      choices.length === 0
        ? t('processView.mainPath')
        : choices.map(({ at, by }) => t('processView.choice', { at: nameOf(at), by: nameOf(by) })).join(', '),
  }))
  return (
    <RadioGroup
      label={t('processView.paths')}
      options={[{ value: 'all', label: t('processView.allPaths') }, ...options]}
      value={value === null ? 'all' : String(value)}
      onValueChange={(path) => onValueChange(path === null || path === 'all' ? null : Number(path))}
    />
  )
}
