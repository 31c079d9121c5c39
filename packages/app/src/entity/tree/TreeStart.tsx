import type { Entity } from '@embpm/contract'
import { Kbd, useKeys } from '@embpm/ui/kbd'
import { Page } from '@embpm/ui/page'
import { StateMessage } from '@embpm/ui/state-message'
import { ListTree } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EntityKind } from '../EntityKind.js'
import { useMayWrite } from '../useUser.js'

/** Props of `TreeStart`. */
export interface TreeStartProps<E extends Entity> {
  kind: Pick<EntityKind<E>, 'words' | 'family'>
  /** Whether nodes are named, added and copied in the tree. Default `true`. */
  coded?: boolean
}

/** What keys do in the tree; those that only read it can do some of it, and some name nodes. */
const keys = [
  { words: 'keyOpen', caps: ['Enter'], reads: true, named: false },
  { words: 'keySearch', caps: ['/'], reads: true, named: false },
  { words: 'keyRename', caps: ['F2'], reads: false, named: true },
  { words: 'keyMove', caps: ['Alt', 'Shift', 'arrows'], reads: false, named: false },
  { words: 'keyMenu', caps: ['Shift', 'F10'], reads: false, named: true },
  { words: 'keyDelete', caps: ['Del'], reads: false, named: false },
] as const

/** What stands beside a tree while nothing is chosen in it: what to do, and the keys with which it is done. */
export function TreeStart<E extends Entity>({ kind, coded = true }: TreeStartProps<E>) {
  const { t } = useTranslation()
  const written = useKeys()
  const mayWrite = useMayWrite(kind)
  const shown = keys.filter(({ reads, named }) => (reads || mayWrite) && (coded || !named))
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
            {shown.map(({ words, caps }) => (
              <div key={words}>
                <dt>{t(`tree.${words}`)}</dt>
                <dd>
                  {caps.map((cap) => (
                    <Kbd key={cap}>{cap === 'arrows' ? t('tree.arrows') : written(cap)}</Kbd>
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
