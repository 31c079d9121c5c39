import { isApiError } from '@embpm/contract'
import { scenario as definition, type Scenario } from '@embpm/contract/scenario'
import { useAction } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Checkbox } from '@embpm/ui/checkbox'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { SkeletonText } from '@embpm/ui/skeleton'
import { TextField } from '@embpm/ui/text-field'
import { toasts } from '@embpm/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nextCode } from '../../../entity/tree/nextCode.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { nextRelease } from './nextRelease.js'
import { scenarioKind } from './scenarioKind.js'

const { code: codeField, name: nameField, release: releaseField } = definition.fields

/** Props of `CopyDialog`. */
export interface CopyDialogProps {
  scenario: Scenario
  onClose: () => void
}

/** Asks what the copy is called and for which release it is, and opens it. */
export function CopyDialog({ scenario, onClose }: CopyDialogProps) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const { t } = useTranslation()
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.kind(organisation, 'scenarios'), 'copy', scenario.id],
    queryFn: async ({ signal }) => {
      const [releases, last] = await Promise.all([
        client.scenarios.values({ column: 'release' }, { signal }),
        client.scenarios.list({ sort: '-code', size: 2 }, { signal }),
      ])
      return { releases: releases.map(({ value }) => value), codes: last.rows.map(({ code }) => code).toReversed() }
    },
  })
  const isKnown = data !== undefined || isError
  return (
    <Dialog open size="m" onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header title={t('scenarioBuild.copy.title')} context={scenario.code} />
      {isKnown ? (
        <CopyForm
          scenario={scenario}
          release={nextRelease(scenario.release, data?.releases)}
          code={nextCode(null, data?.codes ?? [scenario.code], codeField.facts.maxLength ?? 40)}
          onClose={onClose}
        />
      ) : (
        <Dialog.Body>
          <SkeletonText />
        </Dialog.Body>
      )}
    </Dialog>
  )
}

interface CopyFormProps extends CopyDialogProps {
  code: string
  release: string
}

function CopyForm({ scenario, onClose, ...proposed }: CopyFormProps) {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const router = useRouter()
  const place = usePlace()
  const [code, setCode] = useState(proposed.code)
  const [name, setName] = useState(scenario.name)
  const [release, setRelease] = useState(proposed.release)
  const [tasks, setTasks] = useState(true)
  const [problem, setProblem] = useState<'taken' | 'failed' | null>(null)
  const isReady = code.trim() !== '' && name.trim() !== ''
  const copying = useAction(async () => {
    setProblem(null)
    try {
      const copy = await client.scenarioBuild.copy({ id: scenario.id, code, name, release, tasks })
      for (const kind of ['scenarios', 'scenarioProcesses', 'testTasks'])
        void queryClient.invalidateQueries({ queryKey: queryKeys.kind(place.organisation, kind) })
      toasts.add({ text: t('object.created', { name: copy.name }), icon: 'success' })
      onClose()
      await router.navigate({ href: kindHref(scenarioKind, place, copy.id) })
    } catch (error) {
      setProblem(isApiError(error, 'TAKEN') ? 'taken' : 'failed')
    }
  })
  const required = t('ui.form.required')
  return (
    <>
      <Dialog.Body>
        <div className="emb-app-build-copy-form">
          {problem === 'failed' && <Message tone="danger">{t('object.saveFailed')}</Message>}
          <TextField
            label={t('fields.code')}
            required
            autoFocus
            maxLength={codeField.facts.maxLength}
            value={code}
            errorMessage={problem === 'taken' ? t('object.taken') : code.trim() === '' ? required : undefined}
            onValueChange={(next) => setCode(next ?? '')}
          />
          <TextField
            label={t('fields.release')}
            maxLength={releaseField.facts.maxLength}
            value={release}
            onValueChange={(next) => setRelease(next ?? '')}
          />
          <div className="emb-app-wide">
            <TextField
              label={t('fields.name')}
              required
              maxLength={nameField.facts.maxLength}
              value={name}
              errorMessage={name.trim() === '' ? required : undefined}
              onValueChange={(next) => setName(next ?? '')}
            />
          </div>
          <div className="emb-app-wide">
            <Checkbox checked={tasks} onCheckedChange={setTasks}>
              {t('scenarioBuild.copy.tasks')}
            </Checkbox>
            <p className="emb-app-aside-note">{t('scenarioBuild.copy.text')}</p>
          </div>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={copying.pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button variant="primary" disabled={!isReady} pending={copying.pending} onPress={() => copying.run()}>
          {t('scenarioBuild.copy.button')}
        </Button>
      </Dialog.Footer>
    </>
  )
}
