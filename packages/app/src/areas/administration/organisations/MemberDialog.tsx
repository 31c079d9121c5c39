import type { OrganisationRecord } from '@embpm/contract/organisation-record'
import type { UserRecord } from '@embpm/contract/user-record'
import { useAction } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { ComboBox } from '@embpm/ui/combobox'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'
import { RoleChoice } from '../users/RoleChoice.js'
import { userKind } from '../users/userKind.js'
import { useMembership } from './useMembership.js'

/** Props of `MemberDialog`. */
export interface MemberDialogProps {
  organisation: Pick<OrganisationRecord, 'organisationId' | 'title'>
  /** Whose roles are changed; `null` to choose a user who becomes a member. */
  member: UserRecord | null
  onClose: () => void
}

/** Makes a user of the installation a member of an organisation, or gives a member other roles there. */
export function MemberDialog({ organisation, member, onClose }: MemberDialogProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisationId, title } = organisation
  const change = useMembership(organisationId)
  const rolesIn = ({ memberships }: UserRecord) =>
    memberships.find((one) => one.organisationId === organisationId)?.roles
  const [userId, setUserId] = useState(member?.id ?? null)
  const [roles, setRoles] = useState<UserRecord['roles']>((member && rolesIn(member)) ?? [])
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const verb = t(member ? 'organisations.changeRoles' : 'organisations.addMember')

  /** How the user stands now: others may have changed them since they were found. */
  const chosen = async (id: string) => member ?? client.users.get({ id }).catch(() => null)
  const save = useAction(async () => {
    setTried(true)
    setProblem(null)
    if (userId === null) return
    const user = await chosen(userId)
    if (!user) return setProblem(t('object.saveFailed'))
    if (!member && rolesIn(user)) return setProblem(t('organisations.isMember', { name: userKind.nameOf(user) }))
    const met = await change(user, roles)
    if (met === null) onClose()
    else setProblem(met)
  })
  return (
    <Dialog open size="s" onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header title={verb} context={member ? userKind.nameOf(member) : title} />
      <Dialog.Body>
        <div className="emb-app-invite">
          {problem !== null && <Message tone="danger">{problem}</Message>}
          {!member && (
            <ComboBox
              label={t('fields.user')}
              required
              value={userId}
              onValueChange={setUserId}
              errorMessage={tried && userId === null ? t('ui.form.required') : undefined}
              load={async (search, { signal }) => {
                const asked = { search: search || undefined, sort: 'lastname' as const, size: 20 }
                const { rows } = await client.users.list(asked, { signal })
                return rows.map((user) => ({ value: user.id, label: userKind.nameOf(user), detail: user.email }))
              }}
            />
          )}
          <RoleChoice roles={roles} onRolesChange={setRoles} />
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={save.pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button variant="primary" pending={save.pending} onPress={() => save.run()}>
          {verb}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
