import { Button } from '@embpm/ui/button'
import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Takes a photo with the camera of the device. */
export function PhotoButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const label = t('testRuns.photo')
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same photo can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button icon={<Camera size={16} strokeWidth={1.5} aria-hidden />} onPress={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
