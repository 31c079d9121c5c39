import { CalendarDays } from 'lucide-react'
import { useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import type { ControlProps } from '../control/ControlProps.js'
import { AriaLocale } from '../field/AriaLocale.js'
import { Field, FieldBox, useControlledState, useElementRef, useField, type FieldRootProps } from '../field/index.js'
import { preload } from '../lazy-part/lazyPart.js'
import { LazyPanel } from '../lazy-part/LazyPanel.js'
import { useWords } from '../ui-strings/index.js'
import { calendarPart } from './calendarPart.js'
import { isoDate, useDayText } from './isoDate.js'
import { words } from './words.js'

/** Props of `DateField`. The value is a day as ISO text, `yyyy-mm-dd`, without time and time zone. */
export interface DateFieldProps extends ControlProps<string>, FieldRootProps {
  /** The first day that can be chosen, `yyyy-mm-dd`. */
  min?: string
  /** The last day that can be chosen, `yyyy-mm-dd`. */
  max?: string
  /** Days in between that cannot be chosen, such as holidays. */
  isUnavailable?: (day: string) => boolean
  /** Numbers of the ISO weeks beside the calendar. Default `false`. */
  showWeeks?: boolean
}

/**
 * One day, typed part by part in the order of the locale, or chosen in a calendar that begins on Monday and is loaded when it
 * is first wanted. Arrows change a part, Backspace empties it, Alt+ArrowDown opens the calendar. A day that is out of the
 * limits or unavailable is said with its reason and kept, so that the form decides about it.
 */
export function DateField({
  min,
  max,
  isUnavailable,
  showWeeks = false,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  onBlur,
  name,
  ref,
  ...rest
}: DateFieldProps) {
  const t = useWords(words)
  const write = useDayText()
  const [value, setValue] = useControlledState(givenValue, defaultValue, onValueChange)
  // The same object for the same day: React Aria takes another one for another value.
  const day = useMemo(() => isoDate(value), [value])
  const problem =
    value === null || rest.disabled || rest.readOnly
      ? undefined
      : min !== undefined && value < min
        ? t('tooEarly', { date: write(min) })
        : max !== undefined && value > max
          ? t('tooLate', { date: write(max) })
          : isUnavailable?.(value)
            ? t('unavailable')
            : undefined
  const { field, box, control, group } = useField({ ...rest, errorMessage: rest.errorMessage || problem })
  const [attach, first] = useElementRef<HTMLElement>(ref)
  const anchor = useRef<HTMLDivElement>(null)
  const popover = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const editable = !box.disabled && !box.readOnly

  const leave = (event: FocusEvent<HTMLDivElement>) => {
    const next = event.relatedTarget
    if (next instanceof Node && (event.currentTarget.contains(next) || popover.current?.contains(next))) return
    if (!open) onBlur?.()
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowDown' || !event.altKey || !editable) return
    event.preventDefault()
    event.stopPropagation()
    setOpen(true)
  }
  const focusByLabel = (event: MouseEvent<HTMLDivElement>) => {
    rest.onClick?.(event)
    if (event.target instanceof Element && event.target.closest('.emb-field-label')) first.current?.focus()
  }

  if (box.readOnly)
    return (
      <Field {...field}>
        <FieldBox {...box}>
          <input
            {...control}
            ref={attach}
            className="emb-field-input"
            readOnly
            value={value === null ? '' : write(value)}
            onBlur={onBlur}
          />
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
        </FieldBox>
      </Field>
    )

  return (
    <Field {...field} group onClick={focusByLabel}>
      <AriaLocale>
        <AriaDateField
          {...group}
          className="emb-date-field"
          id={control.id}
          name={name}
          value={day}
          onChange={(next) => setValue(next?.toString() ?? null, { reason: next ? 'input' : 'clear' })}
          granularity="day"
          shouldForceLeadingZeros
          validationBehavior="aria"
          isDisabled={box.disabled}
          isInvalid={box.invalid}
          isRequired={control['aria-required']}
          aria-describedby={control['aria-describedby']}
        >
          <FieldBox {...box} ref={anchor} flushEnd className="emb-date-box" onBlur={leave} onKeyDownCapture={press}>
            <DateInput
              className="emb-date-input"
              ref={(input) => attach(input?.querySelector<HTMLElement>('[role=spinbutton]') ?? null)}
            >
              {(segment) => <DateSegment segment={segment} className="emb-date-segment" />}
            </DateInput>
            <button
              type="button"
              className="emb-field-end"
              disabled={box.disabled}
              aria-label={t('open')}
              aria-haspopup="dialog"
              aria-expanded={open}
              onPointerEnter={() => preload(calendarPart)}
              onFocus={() => preload(calendarPart)}
              onClick={() => setOpen(true)}
            >
              <CalendarDays size={16} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </FieldBox>
        </AriaDateField>
        {editable && (
          <LazyPanel
            part={calendarPart}
            wanted={open}
            onFailed={() => setOpen(false)}
            panel={(Panel) => (
              <Panel
                ref={popover}
                anchor={anchor}
                open={open}
                onOpenChange={setOpen}
                value={value}
                onChoose={(day) => {
                  setOpen(false)
                  if (day !== value) setValue(day, { reason: day === null ? 'clear' : 'pick' })
                }}
                min={min}
                max={max}
                isUnavailable={isUnavailable}
                showWeeks={showWeeks}
                clearable={rest.required !== true && value !== null}
              />
            )}
          />
        )}
      </AriaLocale>
    </Field>
  )
}
