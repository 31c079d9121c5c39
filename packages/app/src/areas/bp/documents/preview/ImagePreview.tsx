import { SkeletonText } from '@embpm/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PreviewMessage } from './PreviewMessage.js'
import { useOpened } from './useOpened.js'

const addressOf = (file: Blob) => {
  const address = URL.createObjectURL(file)
  return Promise.resolve({ address, close: () => URL.revokeObjectURL(address) })
}

/** A picture. Also an SVG is nothing but a picture here: within `img` no script of it runs, and it loads nothing. */
export function ImagePreview({ file, name }: { file: Blob; name: string }) {
  const { t } = useTranslation()
  const { value } = useOpened(file, addressOf)
  const [failed, setFailed] = useState(false)
  if (failed) return <PreviewMessage text={t('documents.damaged')} />
  if (!value) return <SkeletonText />
  return (
    <div className="emb-app-picture emb-app-paper">
      <img src={value.address} alt={name} onError={() => setFailed(true)} />
    </div>
  )
}
