import type { Entity } from '@embpm/contract'
import { Form } from '@embpm/forms/form'
import { Badge } from '@embpm/ui/badge'
import type { Breadcrumb } from '@embpm/ui/breadcrumbs'
import { Button, IconButton } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { Page } from '@embpm/ui/page'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useRef, useState, type ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LeaveGuard } from '../shell/LeaveGuard.js'
import { CopyAction } from './CopyAction.js'
import { ConflictBanner } from './ConflictBanner.js'
import { NewerNotice } from './NewerNotice.js'
import { PeopleHere } from '../live/PeopleHere.js'
import { EntityAside } from './EntityAside.js'
import type { EntityKind } from './EntityKind.js'
import type { ValueViews } from './FieldValue.js'
import { kindHref, usePlace } from './usePlace.js'
import { useAskedField } from './useAskedField.js'
import { useEntityDeletion } from './useEntityDeletion.js'
import { useEntityEditor } from './useEntityEditor.js'
import { useMayWrite } from './useUser.js'

/** What the object page of a kind of entity is made of. */
export interface EntityPageParts<E extends Entity> {
  kind: EntityKind<E>
  /** The cards with the fields, inside the form. `entity` is `null` for a new one. */
  fields: ComponentType<{ entity: E | null }>
  /** Further cards below the form, such as lists of what belongs to it. Not shown for a new one. */
  related?: ComponentType<{ entity: E }>
  /** What can be done besides saving, in the head. Not shown for a new one, nor to those who may not write. */
  actions?: ComponentType<{ entity: E; unsaved: boolean }>
  /** What stands between the head and the cards, such as how far it is. Not shown for a new one. */
  above?: ComponentType<{ entity: E }>
  /** Further cards beside the form, above its history. Not shown for a new one. */
  aside?: ComponentType<{ entity: E }>
  /** How values are shown that have a way of their own, in the history and in a conflict. */
  views?: ValueViews
  /** What a new one starts with besides what its address names, such as its owner. */
  start?: FieldValues
  /**
   * Offers to copy it: what a copy begins with in place of what the original says, such as how far it is. Without it nothing is
   * copied.
   */
  copy?: FieldValues
  /** The way to it, above its own name. Default: its list. */
  breadcrumbs?: readonly Breadcrumb[]
}

/** Props of `EntityEditor`. */
export interface EntityEditorProps<E extends Entity> extends EntityPageParts<E> {
  /** The entity, or `null` for a new one. */
  entity: E | null
}

/** The object page of an entity: head with its actions, conflict, cards, history and where it is used. */
export function EntityEditor<E extends Entity>({
  kind,
  fields: Fields,
  related: Related,
  actions: Actions,
  above: Above,
  aside: Aside,
  views,
  start,
  copy,
  breadcrumbs,
  entity,
}: EntityEditorProps<E>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const place = usePlace()
  const listHref = kindHref(kind, place)
  const [deleting, setDeleting] = useState(false)
  const saveButton = useRef<HTMLButtonElement>(null)
  const remove = useEntityDeletion(kind)
  const mayWrite = useMayWrite(kind)
  const editor = useEntityEditor<E>({
    kind,
    entity,
    start,
    onCreated: ({ id }) => void navigate({ href: kindHref(kind, place, id), replace: true, ignoreBlocker: true }),
  })
  const { base } = editor
  useAskedField(editor.form.setFocus)
  const title = base ? kind.nameOf(base) : t(`${kind.words}.new`)
  const formId = `${kind.name}-form`

  const confirmDeletion = async () => {
    if (!base) return
    const gone = await remove([base])
    if (gone.length > 0) await navigate({ href: listHref, ignoreBlocker: true })
  }

  return (
    <Page className="emb-app-object">
      <Page.Head
        breadcrumbs={[...(breadcrumbs ?? [{ label: t(`${kind.words}.title`), href: listHref }]), { label: title }]}
        title={title}
        badge={
          (editor.unsaved || base) && (
            <>
              {editor.unsaved && <Badge tone="warning">{t('object.unsaved')}</Badge>}
              {base && <PeopleHere kind={kind.name} id={base.id} editing={editor.unsaved} />}
            </>
          )
        }
        actions={
          mayWrite && (
            <>
              {base && (
                <IconButton
                  label={t('object.delete')}
                  icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />}
                  onPress={() => setDeleting(true)}
                />
              )}
              {base && copy && <CopyAction kind={kind} id={base.id} />}
              {base && Actions && <Actions entity={base} unsaved={editor.unsaved} />}
              <Button
                disabled={!editor.unsaved}
                onPress={() => {
                  editor.discard()
                  saveButton.current?.focus()
                }}
              >
                {t('object.discard')}
              </Button>
              <Button ref={saveButton} type="submit" form={formId} variant="primary" pending={editor.saving}>
                {t(base ? 'object.save' : 'object.create')}
              </Button>
            </>
          )
        }
      />
      {base && Above && <Above entity={base} />}
      <Page.Body tint>
        {editor.newer && <NewerNotice newer={editor.newer} onCompare={editor.compare} />}
        {editor.conflict && (
          <ConflictBanner<E>
            key={editor.conflict.theirs.lockVersion}
            kind={kind}
            conflict={editor.conflict}
            pending={editor.saving}
            views={views}
            onResolve={editor.resolve}
          />
        )}
        <div className="emb-app-object-columns">
          <div className="emb-app-cards">
            <Form id={formId} form={editor.form} onSubmit={editor.save} readOnly={!mayWrite} className="emb-app-cards">
              <Fields entity={base} />
            </Form>
            {base && Related && <Related entity={base} />}
          </div>
          {base && (
            <aside className="emb-app-aside" aria-label={t('object.history')}>
              {Aside && <Aside entity={base} />}
              <EntityAside kind={kind} entity={base} views={views} />
            </aside>
          )}
        </div>
      </Page.Body>
      <LeaveGuard unsaved={editor.unsaved} onSessionLost={editor.putAside} onDiscard={editor.giveUp} />
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={t('list.deleteTitle', { count: 1 })}
        message={t('list.deleteText')}
        confirmLabel={t('list.delete')}
        cancelLabel={t('shell.cancel')}
        tone="danger"
        onConfirm={confirmDeletion}
      />
    </Page>
  )
}
