import { Upload } from 'lucide-react'
import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react'
import type { ChangeDetails, ControlProps } from '../control/ControlProps.js'
import { Field, useControlledState, useElementRef, useField, type FieldRootProps } from '../field/index.js'
import { useUiLocale, useWords } from '../ui-strings/index.js'
import { acceptedTypes } from './acceptedTypes.js'
import { FileRows } from './FileRows.js'
import { FileRejections } from './FileRejections.js'
import { fileSize } from './fileSize.js'
import { fileWords } from './fileWords.js'
import { takeFiles, type FileLimits, type FileRejection, type TakenFiles } from './takeFiles.js'
import { useFileDrop } from './useFileDrop.js'

export { fileSize } from './fileSize.js'
export type { FileLimits, FileRejection, FileRejectionReason } from './takeFiles.js'
export { useFileDrop, type OnFiles } from './useFileDrop.js'

/** Props of `FileField`. `onValueChange` always gives an array, an empty one after the last file was removed. */
export interface FileFieldProps extends ControlProps<readonly File[]>, FieldRootProps, FileLimits {
  /** Called with what was offered and not added; the field says so itself too. */
  onReject?: (rejections: readonly FileRejection[]) => void
}

const none: readonly File[] = []

/**
 * Files, chosen in the system's dialog, dropped onto the field, or pasted while the focus is in it. What breaks a limit is
 * not added, each with its reason, and what was chosen before stays. The element in focus is a real file input that holds
 * the files, so a native form with a `name` sends them. Files are not uploaded: that is up to whoever takes the value.
 */
export function FileField({
  value: givenValue,
  defaultValue,
  onValueChange,
  onReject,
  onBlur,
  name,
  ref,
  accept,
  maxSize,
  maxCount,
  multiple = false,
  ...rest
}: FileFieldProps) {
  const t = useWords(fileWords)
  const locale = useUiLocale()
  const { field, box, control, group } = useField(rest)
  const [value, setValue] = useControlledState(givenValue, defaultValue ?? none, onValueChange)
  const files = value ?? none
  const [told, setTold] = useState<TakenFiles>({ files, rejections: [] })
  // Other files have come from outside since, by a reset for example.
  const isOld = told.files.length !== files.length || told.files.some((file, index) => file !== files[index])
  const rejections = isOld ? [] : told.rejections
  const [attach, input] = useElementRef<HTMLInputElement>(ref)
  const root = useRef<HTMLDivElement>(null)
  const limits = { accept, maxSize, maxCount, multiple }
  const usable = !box.disabled && !box.readOnly

  useEffect(() => hold(input.current, files), [files, input])

  const change = (next: readonly File[], rejected: readonly FileRejection[], reason: ChangeDetails['reason']) => {
    setTold({ files: next, rejections: rejected })
    if (next !== files) setValue(next, { reason })
    if (rejected.length > 0) onReject?.(rejected)
  }
  const offer = (offered: readonly File[], folders?: ReadonlySet<File>) => {
    const taken = takeFiles(files, offered, limits, folders)
    change(taken.files, taken.rejections, 'pick')
  }
  const { over, handlers } = useFileDrop(usable, offer)

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const offered = [...(event.target.files ?? [])]
    // The dialog has put its choice in the place of all files; the value decides what they are.
    hold(event.target, files)
    offer(offered)
  }
  const remove = (index: number) => {
    const buttons = root.current?.querySelectorAll<HTMLElement>('.emb-file-remove') ?? []
    // The button in focus goes: the next one takes the focus, or the one before, or the input.
    const next = buttons[index + 1] ?? buttons[index - 1] ?? input.current
    next?.focus()
    change(files.toSpliced(index, 1), [], 'clear')
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget
    if (!(next instanceof Node && event.currentTarget.contains(next))) onBlur?.()
  }

  const hints = [
    accept !== undefined && accept.length > 0 && acceptedTypes(accept, t, locale),
    maxSize !== undefined && t('maxSize', { size: fileSize(maxSize, locale) }),
    multiple && maxCount !== undefined && t('maxCount', { count: maxCount }),
  ].filter((hint) => hint !== false)
  const hintId = `${control.id}-hint`
  const described = [hints.length > 0 && hintId, control['aria-describedby']].filter(Boolean).join(' ')

  return (
    <Field {...field} group={box.readOnly}>
      <div
        {...handlers}
        {...(box.readOnly && { ...group, role: 'group' })}
        ref={root}
        className="emb-file-field"
        data-invalid={box.invalid || undefined}
        data-disabled={box.disabled || undefined}
        data-readonly={box.readOnly || undefined}
        data-over={over || undefined}
        onBlur={leave}
      >
        {!box.readOnly && (
          <div className="emb-file-zone" aria-disabled={box.disabled || undefined}>
            <input
              type="file"
              id={control.id}
              ref={attach}
              name={name}
              className="emb-file-input"
              accept={accept?.join(',')}
              multiple={multiple}
              disabled={control.disabled}
              required={control['aria-required'] && files.length === 0}
              aria-label={control['aria-label']}
              aria-invalid={control['aria-invalid']}
              aria-describedby={described || undefined}
              onChange={choose}
            />
            <Upload size={16} strokeWidth={1.5} aria-hidden="true" />
            <span className="emb-file-call">
              {over ? (
                t('release')
              ) : (
                <>
                  <span className="emb-file-choose">{t(multiple ? 'chooseMany' : 'chooseOne')}</span>{' '}
                  <span className="emb-file-drop">{t(multiple ? 'dropMany' : 'dropOne')}</span>
                </>
              )}
            </span>
            {hints.length > 0 && (
              <span className="emb-file-hint" id={hintId}>
                {hints.join(' · ')}
              </span>
            )}
          </div>
        )}
        {files.length > 0 && <FileRows files={files} onRemove={usable ? remove : undefined} />}
        {box.readOnly && files.length === 0 && <p className="emb-file-none">{t('none')}</p>}
        <FileRejections rejections={rejections} limits={limits} />
      </div>
    </Field>
  )
}

/** Makes an input hold files, as if they had been chosen in its dialog. */
function hold(input: HTMLInputElement | null, files: readonly File[]) {
  if (input === null) return
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  input.files = data.files
}
