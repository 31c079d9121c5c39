import { useEffect, useSyncExternalStore } from 'react'
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { fieldRegistry } from './fieldRegistry.js'

/**
 * Tells whether the form holds entries that are not saved: changed values, or a text that is no value yet. While it does,
 * closing or reloading the page asks first. A router's own navigation is the caller's to guard with the returned value.
 * Call `form.reset(saved)` after saving.
 */
export function useUnsavedChanges<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): boolean {
  const { isDirty } = useFormState({ control: form.control })
  const registry = fieldRegistry(form.control)
  const drafts = useSyncExternalStore(registry.subscribe, registry.drafts, registry.drafts)
  const unsaved = isDirty || drafts.size > 0

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  return unsaved
}
