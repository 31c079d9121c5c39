import type { Service } from '@embpm/contract'
import { Form } from '@embpm/forms/form'
import { Badge } from '@embpm/ui/badge'
import { Button, IconButton } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { Page } from '@embpm/ui/page'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveGuard } from '../../../shell/LeaveGuard.js'
import { ConflictBanner } from './ConflictBanner.js'
import { ServiceFields } from './ServiceFields.js'
import { ServiceHistory } from './ServiceHistory.js'
import { useServiceDeletion } from './useServiceDeletion.js'
import { useServiceEditor } from './useServiceEditor.js'
import { useServiceSource } from './useServiceSource.js'

/** Props of `ServiceEditor`. */
export interface ServiceEditorProps {
  /** The service, or `null` for a new one. */
  service: Service | null
  organisation: string
  /** Address of the list. */
  listHref: string
}

/** The object page of a service: head with its actions, conflict, cards, history. */
export function ServiceEditor({ service, organisation, listHref }: ServiceEditorProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  const saveButton = useRef<HTMLButtonElement>(null)
  const remove = useServiceDeletion(organisation)
  const source = useServiceSource(organisation)
  const editor = useServiceEditor({
    organisation,
    service,
    onCreated: ({ id }) =>
      void navigate({ href: `${listHref}/${encodeURIComponent(id)}`, replace: true, ignoreBlocker: true }),
  })
  const title = editor.base?.name ?? t('services.new')

  const confirmDeletion = async () => {
    if (!editor.base) return
    const gone = await remove([editor.base])
    if (gone.length > 0) await navigate({ href: listHref, ignoreBlocker: true })
  }

  return (
    <Page className="emb-app-object">
      <Page.Head
        breadcrumbs={[{ label: t('shell.data') }, { label: t('services.title'), href: listHref }, { label: title }]}
        title={title}
        badge={editor.unsaved ? <Badge tone="warning">{t('service.unsaved')}</Badge> : undefined}
        actions={
          <>
            {editor.base && (
              <IconButton
                label={t('service.delete')}
                icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />}
                onPress={() => setDeleting(true)}
              />
            )}
            <Button
              disabled={!editor.unsaved}
              onPress={() => {
                editor.discard()
                saveButton.current?.focus()
              }}
            >
              {t('service.discard')}
            </Button>
            <Button ref={saveButton} type="submit" form="service" variant="primary" pending={editor.saving}>
              {t(editor.base ? 'service.save' : 'service.create')}
            </Button>
          </>
        }
      />
      <Page.Body tint>
        {editor.conflict && (
          <ConflictBanner
            key={editor.conflict.theirs.version}
            conflict={editor.conflict}
            pending={editor.saving}
            onResolve={editor.resolve}
          />
        )}
        <div className="emb-app-object-columns">
          <Form id="service" form={editor.form} onSubmit={editor.save} className="emb-app-cards">
            <ServiceFields source={source} />
          </Form>
          {editor.base && (
            <aside className="emb-app-aside" aria-label={t('service.history')}>
              <ServiceHistory service={editor.base} />
            </aside>
          )}
        </div>
      </Page.Body>
      <LeaveGuard unsaved={editor.unsaved} onSessionLost={editor.putAside} />
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={t('services.deleteTitle', { count: 1 })}
        message={t('services.deleteText')}
        confirmLabel={t('services.delete')}
        cancelLabel={t('shell.cancel')}
        tone="danger"
        onConfirm={confirmDeletion}
      />
    </Page>
  )
}
