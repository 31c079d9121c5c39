import { Button } from '@embpm/ui/button'
import { Field, useField, type FieldOptions } from '@embpm/ui/field'
import { useId, type FocusEvent, type ReactNode } from 'react'
import { PeriodChips } from './PeriodChips.js'
import type { PeriodText } from './usePeriodText.js'

/** Props of `PeriodFrame`. */
export interface PeriodFrameProps {
  /** What says how the field looks and is named. */
  options: FieldOptions
  /** Kind of control, the beginning of its classes: `period-select`. */
  kind: string
  text: PeriodText
  /** Help where the owner gives none. */
  hint: string
  /** Keys of what is chosen, in order. */
  keys: readonly string[]
  onRemove: (key: string) => void
  onClear: () => void
  onBlur: (() => void) | undefined
  name: string | undefined
  /** The value of the hidden input. */
  written: string
  /** What was announced last. */
  said: string
  /** Brings the focus back into the grid. */
  onFocusLost: () => void
  /** Above the box. */
  notice?: ReactNode
  /** At the beginning of the box's first line. */
  steps: ReactNode
  children: ReactNode
}

/** What a field of periods has around its grid: label and help, years, count and Clear above, what is chosen below. */
export function PeriodFrame(props: PeriodFrameProps) {
  const { options, kind, text, keys, steps, children } = props
  const hasHint = !options.description && !options.errorMessage && options.readOnly !== true
  const { field, box, control, group } = useField(hasHint ? { ...options, description: props.hint } : options)
  const requiredId = useId()
  const { t } = text
  const fixed = box.disabled || box.readOnly

  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) props.onBlur?.()
  }

  const required = options.required === true && !fixed
  return (
    <Field {...field} group className={`emb-${kind} ${options.className ?? ''}`} onBlur={leave}>
      <div
        {...group}
        className="emb-period"
        role="group"
        id={control.id}
        tabIndex={-1}
        aria-describedby={[required && requiredId, control['aria-describedby']].filter(Boolean).join(' ') || undefined}
        data-invalid={box.invalid || undefined}
        data-disabled={box.disabled || undefined}
        data-readonly={box.readOnly || undefined}
      >
        {required && (
          <span hidden id={requiredId}>
            {t('required')}
          </span>
        )}
        {!box.readOnly && (
          <>
            {props.notice}
            <div className="emb-period-box">
              <div className="emb-period-bar">
                {steps}
                <span className="emb-period-count">{t('selected', { count: keys.length })}</span>
                <Button variant="ghost" size="s" disabled={fixed || keys.length === 0} onPress={props.onClear}>
                  {t('clear')}
                </Button>
              </div>
              {children}
            </div>
          </>
        )}
        <PeriodChips
          chips={text.chips(keys)}
          onRemove={fixed ? undefined : props.onRemove}
          onEmpty={props.onFocusLost}
        />
        {keys.length === 0 && box.readOnly && <span className="emb-period-none">{t('none')}</span>}
        <span className="emb-visually-hidden" role="status">
          {props.said}
        </span>
        {props.name !== undefined && (
          <input type="hidden" name={props.name} value={props.written} disabled={box.disabled} />
        )}
      </div>
    </Field>
  )
}
