import type { OrganisationRecord } from '@embpm/contract/organisation-record'
import type { UserRecord } from '@embpm/contract/user-record'
import { Button } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { lazyPart } from '@embpm/ui/lazy-part'
import type { MenuItem } from '@embpm/ui/menu'
import { toasts } from '@embpm/ui/toast'
import { UserPlus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { useMayWrite, useOrganisation, useUser } from '../../../entity/useUser.js'
import { useOffer } from '../../../shell/useOffer.js'
import { usePart } from '../../../shell/usePart.js'
import { InviteButton } from '../users/InviteButton.js'
import { userKind } from '../users/userKind.js'
import { UserStatus } from '../users/UserStatus.js'
import { useMembership } from './useMembership.js'

const dialog = lazyPart(async () => (await import('./MemberDialog.js')).MemberDialog)

/** The members of an organisation with their roles there. Administrators change these, take members out and add others. */
export function OrganisationMembers({ entity }: { entity: OrganisationRecord }) {
  const { t } = useTranslation()
  const { organisationId } = entity
  const me = useUser()
  const isHere = useOrganisation().organisationId === organisationId
  const mayWrite = useMayWrite(userKind)
  const change = useMembership(organisationId)
  /** Whose roles are asked for, `new` for somebody who becomes a member; `null` while nobody asks. */
  const [asked, setAsked] = useState<UserRecord | 'new' | null>(null)
  const [removed, setRemoved] = useState<UserRecord | null>(null)
  const close = () => setAsked(null)
  const { Part: MemberDialog, pending } = usePart(dialog, asked !== null, close)

  const rowActions = useCallback(
    (user: UserRecord): readonly MenuItem[] => [
      { id: 'roles', label: t('organisations.changeRoles'), onAction: () => setAsked(user) },
      {
        id: 'remove',
        label: t('organisations.removeMember'),
        danger: true,
        onAction: () => setRemoved(user),
        ...(isHere && user.id === me.id && { disabled: true, description: t('organisations.ownMembership') }),
      },
    ],
    [t, isHere, me.id],
  )
  // Others know the users of their own organisations only: they invite.
  const adds = mayWrite && me.roles.includes('ADM')
  const label = t('organisations.addMember')
  const icon = <UserPlus size={16} strokeWidth={1.5} aria-hidden />
  const add = () => setAsked('new')
  useOffer('page', adds ? [{ id: 'add-member', label, icon, onAction: add }] : [])
  return (
    <>
      <RelatedEntities
        kind={userKind}
        columns={useMemberColumns(organisationId)}
        title="organisations.members"
        filter={{ 'memberships.organisationId': [`*${organisationId}*`] }}
        sort="lastname"
        rowActions={mayWrite ? rowActions : undefined}
        actions={
          mayWrite ? (
            <>
              {isHere && <InviteButton variant="ghost" size="s" />}
              {adds && (
                <Button variant="ghost" size="s" icon={icon} pending={pending && asked === 'new'} onPress={add}>
                  {label}
                </Button>
              )}
            </>
          ) : undefined
        }
      />
      {asked && MemberDialog && (
        <MemberDialog organisation={entity} member={asked === 'new' ? null : asked} onClose={close} />
      )}
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={(open) => !open && setRemoved(null)}
        title={t('organisations.removeTitle', { name: removed ? userKind.nameOf(removed) : '' })}
        message={t('organisations.removeText')}
        confirmLabel={t('organisations.removeMember')}
        cancelLabel={t('shell.cancel')}
        tone="danger"
        onConfirm={async () => {
          const problem = removed && (await change(removed, null))
          if (problem !== null) toasts.add({ text: problem, icon: 'error' })
        }}
      />
    </>
  )
}

function useMemberColumns(organisationId: string): readonly ListColumn<UserRecord>[] {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  return useMemo(
    () => [
      { id: 'lastname', type: 'name', width: 150, pinned: true },
      { id: 'firstname', width: 130 },
      {
        id: 'memberships',
        type: 'text',
        header: t('fields.roles'),
        width: 190,
        sortable: false,
        filterable: false,
        value: ({ memberships }) =>
          (memberships.find((one) => one.organisationId === organisationId)?.roles ?? [])
            .map((role) => choiceText('role', role))
            .join(', '),
      },
      { id: 'status', width: 110, cell: ({ status }) => <UserStatus status={status} /> },
      { id: 'email', width: 240 },
      { id: 'lastLogin', width: 150, hidden: true },
    ],
    [organisationId, t, choiceText],
  )
}
