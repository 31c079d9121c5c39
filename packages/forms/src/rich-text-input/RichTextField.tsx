import type { ControlProps } from '@embpm/ui/control'
import { Field, useField, type FieldRootProps } from '@embpm/ui/field'
import { Lazy, lazyPart, type LazyPart } from '@embpm/ui/lazy-part'
import { use, createContext, type FocusEvent } from 'react'
import { EditorFailed } from './EditorFailed.js'
import { RichText, useInPage } from './RichText.js'
import { RichTextSkeleton } from './RichTextSkeleton.js'
import type { RichTextEditor } from './RichTextEditor.js'

const editor = lazyPart(async () => (await import('./RichTextEditor.js')).RichTextEditor)

/** The editor, which is loaded when a field shows it; stories put one in its place that is slow or fails. */
export const EditorPart = createContext<LazyPart<typeof RichTextEditor>>(editor)

/** Height at first, in lines of text: 3, 6 or 12. */
export type RichTextSize = 's' | 'm' | 'l'

interface RichTextFieldProps
  extends Omit<ControlProps<string>, 'name' | 'value' | 'defaultValue'>, Omit<FieldRootProps, 'size'> {
  value: string
  size?: RichTextSize
  placeholder?: string
}

/** A rich text with label, help and error, and what stands in the editor's place before it is there and without it. */
export function RichTextField({
  value,
  size = 'm',
  placeholder,
  onValueChange,
  onBlur,
  ref,
  className,
  ...rest
}: RichTextFieldProps) {
  const inPage = useInPage()
  const editor = use(EditorPart)
  const { field, box, control, group } = useField(rest)
  const leave = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget
    if (!(next instanceof Node && event.currentTarget.contains(next))) onBlur?.()
  }

  return (
    <Field {...field} group className={className ? `emb-rich-text ${className}` : 'emb-rich-text'}>
      {box.readOnly ? (
        <RichText role="group" {...group} id={control.id} html={value} />
      ) : (
        <div
          className="emb-rich-text-box"
          data-size={size}
          data-invalid={box.invalid || undefined}
          data-disabled={box.disabled || undefined}
          onBlur={leave}
        >
          {inPage ? (
            <Lazy
              part={editor}
              loading={<RichTextSkeleton />}
              failed={(retry) => (
                <EditorFailed ref={ref} value={value} labelledBy={group['aria-labelledby']} onRetry={retry} />
              )}
            >
              {(Editor) => (
                <Editor
                  value={value}
                  disabled={box.disabled}
                  placeholder={placeholder}
                  control={control}
                  labelledBy={group['aria-labelledby']}
                  ref={ref}
                  onValueChange={(html) => onValueChange?.(html, { reason: 'input' })}
                />
              )}
            </Lazy>
          ) : (
            <RichTextSkeleton />
          )}
        </div>
      )}
    </Field>
  )
}
