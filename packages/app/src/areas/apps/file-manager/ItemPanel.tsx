import type { FileItem } from '@embpm/contract/sample/fileManager'
import { Drawer } from '@embpm/ui/drawer'
import { KeyValue } from '@embpm/ui/key-value'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import { ItemGlyph } from './ItemGlyph.js'

/** Props of `ItemPanel`. */
export interface ItemPanelProps {
  /** `undefined` where the address names one that is not here. */
  item: FileItem | undefined
  onClose: () => void
}

/** What there is to know of a file or folder. */
export function ItemPanel({ item, onClose }: ItemPanelProps) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={item?.name ?? t('fileManager.details')}>
      {item ? (
        <div className="emb-app-files-details">
          <div className="emb-app-files-preview">
            <ItemGlyph type={item.type} size={48} />
          </div>
          <KeyValue
            items={[
              { label: t('fileManager.type'), value: item.type === 'folder' ? t('fileManager.folder') : item.type },
              ...(item.contents === null ? [] : [{ label: t('fileManager.contents'), value: item.contents }]),
              { label: t('fileManager.size'), value: item.size },
              { label: t('fileManager.owner'), value: item.createdBy },
              { label: t('fileManager.created'), value: dates.dateTime(item.createdAt) },
              { label: t('fileManager.changed'), value: dates.dateTime(item.modifiedAt) },
            ]}
          />
          {item.description !== null && <p dir="auto">{item.description}</p>}
        </div>
      ) : (
        <p className="emb-app-aside-note">{t('fileManager.unknownItem')}</p>
      )}
    </Drawer>
  )
}
