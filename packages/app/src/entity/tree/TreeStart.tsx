import type { Entity } from '@embpm/contract'
import { Kbd } from '@embpm/ui/kbd'
import { Page } from '@embpm/ui/page'
import { StateMessage } from '@embpm/ui/state-message'
import { ListTree } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EntityKind } from '../EntityKind.js'

/** Props of `TreeStart`. */
export interface TreeStartProps<E extends Entity> {
  kind: Pick<EntityKind<E>, 'words'>
}

const keys = [
  { words: 'keyOpen', caps: ['Enter'] },
  { words: 'keySearch', caps: ['/'] },
  { words: 'keyRename', caps: ['F2'] },
  { words: 'keyMove', caps: ['Alt', 'Shift', 'arrows'] },
  { words: 'keyMenu', caps: ['Shift', 'F10'] },
  { words: 'keyDelete', caps: ['Del'] },
] as const

/** What stands beside a tree while nothing is chosen in it: what to do, and the keys with which it is done. */
export function TreeStart<E extends Entity>({ kind }: TreeStartProps<E>) {
  const { t } = useTranslation()
  return (
    <Page>
      <Page.Head title={t(`${kind.words}.title`)} />
      <Page.Body tint>
        <StateMessage
          kind="empty"
          role="none"
          icon={<ListTree size={20} strokeWidth={1.5} aria-hidden />}
          title={t('tree.chooseTitle')}
          description={t('tree.chooseText')}
        />
        <section className="emb-app-tree-keys" aria-label={t('tree.keys')}>
          <h2>{t('tree.keys')}</h2>
          <dl>
            {keys.map(({ words, caps }) => (
              <div key={words}>
                <dt>{t(`tree.${words}`)}</dt>
                <dd>
                  {caps.map((cap) => (
                    <Kbd key={cap}>{cap === 'arrows' ? t('tree.arrows') : cap}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </Page.Body>
    </Page>
  )
}
