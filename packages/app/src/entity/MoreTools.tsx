import { IconButton } from '@embpm/ui/button'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Shows the tools of a list that there is no room for, and hides them again; not to be seen where there is room for all. */
export function MoreTools() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <IconButton
      className="emb-app-more-tools"
      label={t('list.moreTools')}
      aria-expanded={open}
      icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
      onPress={() => setOpen(!open)}
    />
  )
}
