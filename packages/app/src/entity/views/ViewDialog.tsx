import { savedView, type SavedView } from '@embpm/contract/saved-view'
import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Checkbox } from '@embpm/ui/checkbox'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { TextField } from '@embpm/ui/text-field'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawSearch } from '../../shell/searchParams.js'
import { useViewChanges } from './viewChanges.js'
import { viewAddress } from './viewAddress.js'

/** Props of `ViewDialog`. */
export interface ViewDialogProps {
  kind: { name: string }
  organisation: string
  /** The view to change, or `null` for a new one. */
  view: SavedView | null
  /** The parameters that a new view keeps. */
  search: RawSearch
  onClose: () => void
  onSaved?: (view: SavedView) => void
}

/** Characters that a view's name may have. */
const longestName = savedView.fields.name.facts.maxLength ?? 0

/** Names a view, and says who sees it and whether the list begins with it. */
export function ViewDialog({ kind, organisation, view, search, onClose, onSaved }: ViewDialogProps) {
  const { t } = useTranslation()
  const { create, update } = useViewChanges(kind.name, organisation)
  const form = useId()
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(view?.shared ?? false)
  const [isDefault, setDefault] = useState(view?.isDefault ?? false)
  const [state, setState] = useState<{ asked: boolean; problem: string | null }>({ asked: false, problem: null })
  const nameProblem = state.asked && name.trim() === '' ? t('list.views.nameMissing') : undefined

  const { pending: saving, formProps } = useSubmit(async () => {
    setState({ asked: true, problem: null })
    if (name.trim() === '' || name.length > longestName) return
    const fields = { name: name.trim(), shared, isDefault }
    try {
      const saved = view ? await update(view, fields) : await create({ ...fields, address: viewAddress(search) })
      onClose()
      onSaved?.(saved)
    } catch (error) {
      setState({ asked: true, problem: error instanceof Error ? error.message : String(error) })
    }
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="s" dismissible={!saving}>
      <Dialog.Header title={t(view ? 'list.views.editTitle' : 'list.views.newTitle')} />
      <Dialog.Body>
        <form {...formProps} id={form} className="emb-app-view-form">
          {state.problem !== null && <Message tone="danger">{state.problem}</Message>}
          <TextField
            label={t('list.views.name')}
            required
            autoFocus
            maxLength={longestName}
            value={name}
            errorMessage={nameProblem}
            onValueChange={(next) => setName(next ?? '')}
          />
          <Checkbox checked={shared} onCheckedChange={setShared}>
            {t('list.views.share')}
          </Checkbox>
          <Checkbox checked={isDefault} onCheckedChange={setDefault}>
            {t('list.views.makeDefault')}
          </Checkbox>
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={saving} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" form={form} variant="primary" pending={saving}>
          {t('list.views.save')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
