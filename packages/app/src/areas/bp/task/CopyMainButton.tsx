import { Button } from '@embpm/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { processPathQuery, revisionsQuery } from '../diagrams/revisionQueries.js'

/** Props of `CopyMainButton`. */
export interface CopyMainButtonProps {
  /** Id of the process that the drawn one is a variant of. */
  mainId: string
  /** Called with the model to begin with, and with what that revision is called. */
  onCopy: (bpmnXml: string, label: string) => Promise<unknown>
}

/**
 * Begins a variant with a copy of what is published of its main process, so that their elements are the same until they are changed;
 * nothing where nothing is published.
 */
export function CopyMainButton({ mainId, onCopy }: CopyMainButtonProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const asked = { client, organisation }
  const main = useQuery(processPathQuery(asked, mainId)).data?.at(-1)
  const revisions = useQuery(revisionsQuery(asked, mainId))
  const published = revisions.data?.find(({ state }) => state === 'published')
  if (!main || !published) return null
  const copy = async () => {
    const { bpmnXml } = await client.revisions.get({ id: published.id })
    await onCopy(bpmnXml, t('building.copied', { name: main.name, number: published.number }).slice(0, 100))
  }
  return (
    <Button variant="primary" onPress={copy}>
      {t('building.copyMain', { name: main.name })}
    </Button>
  )
}
