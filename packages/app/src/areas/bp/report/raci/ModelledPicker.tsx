import { type ModelledProcess, revisionStates } from '@embpm/contract/revision'
import { ValueHelp } from '@embpm/pickers/value-help'
import { columnHelper } from '@embpm/ui/data-table'
import { arraySource, type RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../../entity/usePlace.js'
import { useServices } from '../../../../shell/ServicesProvider.js'
import { modelledQuery } from './modelledQuery.js'

/** Props of `ModelledPicker`. */
export interface ModelledPickerProps {
  /** Id of the chosen process. */
  value: string | null
  onValueChange: (process: string | null) => void
}

const column = columnHelper<ModelledProcess>()

/** Picks a process that has a model. */
export function ModelledPicker(props: ModelledPickerProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const queryClient = useQueryClient()
  const { organisation } = usePlace()
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('name', { header: t('fields.name'), size: 320, meta: { type: 'name', pinned: true } }),
        column.accessor('code', { header: t('fields.code'), size: 160, meta: { type: 'technical' } }),
        column.accessor('number', { header: t('raciMatrix.revision'), size: 120, meta: { type: 'number' } }),
        column.accessor('state', {
          header: t('fields.status'),
          size: 140,
          enableColumnFilter: true,
          meta: {
            filter: 'choice',
            valueText: (value) => {
              const state = revisionStates.find((one) => one === value)
              return state ? t(`processView.states.${state}`) : value
            },
          },
        }),
      ]),
    [t],
  )
  const source = useMemo((): RowSource<ModelledProcess> => {
    const asked = modelledQuery({ client, organisation })
    const rows = async () => arraySource(await queryClient.query(asked))
    return {
      search: async (query, request) => (await rows()).search(query, request),
      resolve: async (ids, request) => (await rows()).resolve(ids, request),
      values: async (name, request) => (await rows()).values?.(name, request) ?? [],
    }
  }, [client, organisation, queryClient])
  return (
    <ValueHelp<ModelledProcess>
      {...props}
      className="emb-app-raci-picker"
      aria-label={t('raciMatrix.process')}
      placeholder={t('processes.select')}
      title={t('processes.select')}
      searchLabel={t('processes.search')}
      source={source}
      columns={columns}
      rowKey={idOf}
      rowLabel={labelOf}
      rowCode={codeOf}
      empty={
        <StateMessage
          kind="empty"
          headingLevel={3}
          title={t('raciMatrix.noneTitle')}
          description={t('raciMatrix.noneText')}
        />
      }
    />
  )
}

const idOf = ({ id }: ModelledProcess): string => id
const labelOf = ({ code, name }: ModelledProcess): string => `${code} ${name}`
const codeOf = ({ code }: ModelledProcess): string => code
