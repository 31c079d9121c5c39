import { Select } from '@embpm/ui/select'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReferenceControl } from '../../../../entity/ReferenceControl.js'
import { usePlace } from '../../../../entity/usePlace.js'
import { useVisitor } from '../../../../entity/useUser.js'
import { queryKeys } from '../../../../session/queryKeys.js'
import { useServices } from '../../../../shell/ServicesProvider.js'
import type { ReportTabProps } from '../ReportTabProps.js'
import { ObjectUses } from './ObjectUses.js'
import { findObject, idOfPicked, type WhereKind, whereKindsFor } from './whereKinds.js'

/** Where an object is used: one chooses its kind, then the object, and sees the steps and whatever else uses it. */
export function WhereTab({ view, onShow }: ReportTabProps) {
  const { t } = useTranslation()
  const kinds = whereKindsFor(useVisitor())
  const kind = kinds.find((one) => one === view.kind) ?? kinds[0] ?? 'transactions'
  const id = kind === view.kind ? view.id : null
  return (
    <>
      <div className="emb-app-where-tools">
        <Select
          label={t('processReport.kind')}
          value={kind}
          options={kinds.map((one) => ({ value: one, label: t(`processReport.kinds.${one}`) }))}
          onValueChange={(next) => onShow({ kind: next, id: null })}
        />
        <ObjectPicker key={kind} kind={kind} id={id} onPick={(next) => onShow({ kind, id: next })} />
      </div>
      {id === null ? (
        <StateMessage kind="empty" title={t('processReport.whereTitle')} description={t('processReport.whereText')} />
      ) : (
        <ObjectUses key={id} kind={kind} id={id} />
      )}
    </>
  )
}

interface ObjectPickerProps {
  kind: WhereKind
  /** `null` for none. */
  id: string | null
  onPick: (id: string | null) => void
}

function ObjectPicker({ kind, id, onPick }: ObjectPickerProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const [failed, setFailed] = useState(false)
  const { data } = useQuery({
    queryKey: [...queryKeys.kind(organisation, kind), 'object', id],
    queryFn: ({ signal }) => findObject(client, kind, id ?? '', { signal }),
    enabled: id !== null,
  })
  const pick = async (picked: string) => {
    try {
      const next = await idOfPicked(client, kind, picked)
      setFailed(next === null)
      if (next !== null) onPick(next)
    } catch {
      setFailed(true)
    }
  }
  const isGone = id !== null && data === null
  return (
    <ReferenceControl
      to={kind}
      label={t('processReport.object')}
      value={id === null ? null : (data?.key ?? null)}
      onValueChange={(picked) => (picked === null ? onPick(null) : void pick(picked))}
      errorMessage={failed || isGone ? t('processReport.objectGone') : undefined}
    />
  )
}
