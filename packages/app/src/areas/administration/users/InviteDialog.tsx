import { isApiError } from '@embpm/contract'
import { invitee, type Invitation } from '@embpm/contract/user-access'
import type { UserRecord } from '@embpm/contract/user-record'
import { useAction } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { TextField } from '@embpm/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clashOf } from '../../../entity/clashOf.js'
import { useClashText } from '../../../entity/useClashText.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useOrganisation } from '../../../entity/useUser.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { InvitationLink } from './InvitationLink.js'
import { RoleChoice } from './RoleChoice.js'

/** Invites somebody into the organisation of the page, and shows the link to hand over. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { title } = useOrganisation()
  const [made, setMade] = useState<Invitation | null>(null)
  return (
    <Dialog open size="m" onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header title={t('users.invite')} context={title} />
      {made ? (
        <>
          <Dialog.Body>
            <InvitationLink invitation={made.invitation} />
          </Dialog.Body>
          <Dialog.Footer>
            <Button variant="primary" onPress={onClose}>
              {t('users.done')}
            </Button>
          </Dialog.Footer>
        </>
      ) : (
        <InviteForm onMade={setMade} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface InviteFormProps {
  onMade: (invitation: Invitation) => void
  onClose: () => void
}

function InviteForm({ onMade, onClose }: InviteFormProps) {
  const { t } = useTranslation()
  const clashText = useClashText()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const [values, setValues] = useState({ email: '', firstname: '', lastname: '' })
  const [roles, setRoles] = useState<UserRecord['roles']>([])
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<'taken' | { text: string } | null>(null)
  const checked = invitee.safeParse({ ...values, roles })
  const wrong = new Set(checked.error?.issues.map(({ path }) => path[0]))
  const invite = useAction(async () => {
    setTried(true)
    setProblem(null)
    if (!checked.success) return
    try {
      const made = await client.userAccess.invite(checked.data)
      void queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, 'users') })
      onMade(made)
    } catch (error) {
      const met = clashOf(error)
      setProblem(isApiError(error, 'TAKEN') ? 'taken' : { text: met ? clashText(met) : t('object.saveFailed') })
    }
  })
  const field = (name: keyof typeof values) => ({
    label: t(`fields.${name}`),
    required: true,
    value: values[name],
    onValueChange: (next: string | null) => setValues({ ...values, [name]: next ?? '' }),
    errorMessage: tried && wrong.has(name) ? t(name === 'email' ? 'users.emailWrong' : 'ui.form.required') : undefined,
  })
  const email = field('email')
  return (
    <>
      <Dialog.Body>
        <div className="emb-app-invite">
          {problem && problem !== 'taken' && <Message tone="danger">{problem.text}</Message>}
          <TextField
            {...email}
            type="email"
            autoFocus
            errorMessage={problem === 'taken' ? t('object.taken') : email.errorMessage}
          />
          <TextField {...field('firstname')} />
          <TextField {...field('lastname')} />
          <RoleChoice roles={roles} onRolesChange={setRoles} />
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={invite.pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button variant="primary" pending={invite.pending} onPress={() => invite.run()}>
          {t('users.invite')}
        </Button>
      </Dialog.Footer>
    </>
  )
}
