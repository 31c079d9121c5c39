import { capacityScopes, type CapacityScope } from '@embpm/contract/capacity'
import { Button } from '@embpm/ui/button'
import { Chip } from '@embpm/ui/chip'
import { Popover } from '@embpm/ui/popover'
import { SearchField } from '@embpm/ui/search-field'
import { Select } from '@embpm/ui/select'
import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReferenceControl } from '../../../entity/ReferenceControl.js'
import { ReferenceName } from '../../../entity/ReferenceName.js'
import type { CapacitySearch } from './capacitySearch.js'

/** Props of `CapacityFilter`. */
export interface CapacityFilterProps {
  search: CapacitySearch
  skills: readonly string[]
  onShow: (next: Partial<CapacitySearch>) => void
}

/** Who is shown: a search, and what narrows it; what narrows it is named, and can be taken away one by one. */
export function CapacityFilter({ search, skills, onShow }: CapacityFilterProps) {
  const { t } = useTranslation()
  const { q, who, skill, orgUnitId, targetId, employeeId } = search
  const chips: readonly {
    name: keyof CapacitySearch
    label: string
    value: ReactNode
    none: Partial<CapacitySearch>
  }[] = [
    ...(who === 'assigned'
      ? []
      : [
          {
            name: 'who' as const,
            label: t('employeeAssignments.shown'),
            value: t(`employeeAssignments.scopes.${who}`),
            none: { who: 'assigned' as const },
          },
        ]),
    ...(skill === null
      ? []
      : [{ name: 'skill' as const, label: t('employeeAssignments.skill'), value: skill, none: { skill: null } }]),
    ...(orgUnitId === null
      ? []
      : [
          {
            name: 'orgUnitId' as const,
            label: t('fields.orgUnit'),
            value: <ReferenceName to="orgUnits" id={orgUnitId} />,
            none: { orgUnitId: null },
          },
        ]),
    ...(targetId === null
      ? []
      : [
          {
            name: 'targetId' as const,
            label: t('fields.worksFor'),
            value: <ReferenceName to="projects" alsoTo={others} id={targetId} />,
            none: { targetId: null },
          },
        ]),
    ...(employeeId === null
      ? []
      : [
          {
            name: 'employeeId' as const,
            label: t('fields.employee'),
            value: <ReferenceName to="employees" id={employeeId} />,
            none: { employeeId: null },
          },
        ]),
  ]
  return (
    <>
      <SearchField
        className="emb-app-capacity-search"
        label={t('employees.search')}
        placeholder={t('employees.search')}
        shortcut="/"
        value={q}
        onValueChange={(next) => onShow({ q: next })}
      />
      {chips.map(({ name, label, value, none }) => (
        <Chip
          key={name}
          variant="filter"
          removeLabel={t('employeeAssignments.removeFilter', { filter: label })}
          onRemove={() => onShow(none)}
        >
          {label}{' '}
          <b>
            <bdi>{value}</bdi>
          </b>
        </Chip>
      ))}
      <Popover
        aria-label={t('employeeAssignments.filter')}
        className="emb-app-capacity-filter"
        trigger={
          <Button variant="ghost" icon={<ListFilter size={16} strokeWidth={1.5} aria-hidden />}>
            {t('employeeAssignments.filter')}
          </Button>
        }
      >
        <Select<CapacityScope>
          label={t('employeeAssignments.shown')}
          value={who}
          options={capacityScopes.map((one) => ({ value: one, label: t(`employeeAssignments.scopes.${one}`) }))}
          onValueChange={(next) => onShow({ who: next ?? 'assigned' })}
        />
        <Select
          label={t('employeeAssignments.skill')}
          value={skill ?? ''}
          options={[
            { value: '', label: t('employeeAssignments.anySkill') },
            ...skills.map((one) => ({ value: one, label: one })),
          ]}
          onValueChange={(next) => onShow({ skill: next === null || next === '' ? null : next })}
        />
        <ReferenceControl
          to="orgUnits"
          label={t('fields.orgUnit')}
          value={orgUnitId}
          onValueChange={(next) => onShow({ orgUnitId: next === '' ? null : next })}
        />
        {targetKinds.map((to) => (
          <TargetFilter key={to} to={to} value={targetId} onChange={(next) => onShow({ targetId: next })} />
        ))}
      </Popover>
    </>
  )
}

const others = ['scenarios', 'operationOrders'] as const
const targetKinds = ['projects', 'scenarios'] as const

interface TargetFilterProps {
  to: (typeof targetKinds)[number]
  value: string | null
  onChange: (id: string | null) => void
}

/** A project, or a scenario, that is worked for. */
function TargetFilter({ to, value, onChange }: TargetFilterProps) {
  const { t } = useTranslation()
  const isOfKind = value !== null && value.startsWith(to === 'projects' ? 'PRJ-' : 'SC-')
  return (
    <ReferenceControl
      to={to}
      label={t(`employeeAssignments.targets.${to}`)}
      value={isOfKind ? value : null}
      onValueChange={(next) => onChange(next === '' ? null : next)}
    />
  )
}
