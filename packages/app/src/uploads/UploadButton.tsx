import { fileTypes } from '@embpm/contract/document-file'
import { Button, type ButtonProps } from '@embpm/ui/button'
import { Upload } from 'lucide-react'
import { useRef } from 'react'

/** Props of `UploadButton`. */
export interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label: string
  onFiles: (files: readonly File[]) => void
  /** Whether several can be chosen. Default `true`. */
  multiple?: boolean
}

const accept = Object.keys(fileTypes)
  .map((end) => `.${end}`)
  .join(',')

/** Lets one choose files in the system's dialog. */
export function UploadButton({ label, onFiles, multiple = true, ...look }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button
        {...look}
        className="emb-app-upload-button"
        icon={<Upload size={16} strokeWidth={1.5} aria-hidden />}
        onPress={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
