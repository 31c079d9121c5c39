import type { Revision } from '@embpm/contract/revision'
import { Button } from '@embpm/ui/button'
import { Menu, type MenuItem } from '@embpm/ui/menu'
import { toasts } from '@embpm/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, GitCompare } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { usePart } from '../../../shell/usePart.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { revisionsQuery } from '../diagrams/revisionQueries.js'
import { useRevisionWords } from '../diagrams/useRevisionWords.js'
import { differencePart, type ComparedDrawing } from './DifferenceButton.js'
import type { Drawing } from './drawing.js'

/** Props of `CompareMenu`. */
export interface CompareMenuProps {
  processId: string
  drawing: Drawing
}

/** Shows how the drawing differs from one of the revisions. Of those that were saved by themselves only the newest is offered. */
export function CompareMenu({ processId, drawing }: CompareMenuProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const words = useRevisionWords()
  const { data: revisions = [] } = useQuery(revisionsQuery({ client, organisation: place.organisation }, processId))
  const [shown, setShown] = useState<{ before: ComparedDrawing; after: ComparedDrawing } | null>(null)
  const { Part, pending } = usePart(differencePart, shown !== null, () => setShown(null))
  const offered = revisions.filter((one, index) => index === 0 || one.state !== 'draft' || one.label !== '')

  const [newest, older] = offered
  const all: MenuItem[] =
    newest && older
      ? [
          { separator: true, id: 'line' },
          {
            id: 'all',
            label: t('building.allRevisions'),
            href:
              addressOf(inOrganisation('bp/view'), place) +
              stringifySearch({ process: processId, from: older.id, to: newest.id }),
          },
        ]
      : []

  const compare = async (revision: Revision) => {
    try {
      const [{ bpmnXml }, xml] = await Promise.all([client.revisions.get({ id: revision.id }), drawing.text()])
      setShown({
        before: { xml: bpmnXml, name: words.nameOf(revision), detail: words.madeOf(revision) },
        after: { xml, name: t('building.here') },
      })
    } catch {
      toasts.add({ text: t('diagram.failed'), icon: 'error' })
    }
  }
  return (
    <>
      <Menu
        aria-label={t('building.compareWith')}
        placement="bottom end"
        items={[
          ...offered.slice(0, 20).map((one) => ({
            id: one.id,
            label: `${words.nameOf(one)} · ${words.stateOf(one)} · ${words.madeOf(one)}`,
            onAction: () => void compare(one),
          })),
          ...all,
        ]}
        trigger={
          <Button
            disabled={offered.length === 0}
            pending={pending}
            icon={<GitCompare size={16} strokeWidth={1.5} aria-hidden />}
          >
            <span className="emb-app-menu-label">
              {t('building.compare')}
              <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
            </span>
          </Button>
        }
      />
      {Part && shown && <Part {...shown} onClose={() => setShown(null)} />}
    </>
  )
}
