/** The element in which `painted/main.ts` shows what the document brings along, before any other script; none in a build, which paints it. */
const find = () => (typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('painted-page'))

/** Whether what the document has painted is on the screen. */
export const isPainted = (): boolean => (find()?.childElementCount ?? 0) > 0

/** Takes it away: called with what takes its place, before the browser paints again. */
export const removePainted = (): void => find()?.remove()

/** What somebody has done in the painted form. */
export interface PaintedForm {
  email: string
  password: string
  /** The form was sent. */
  sent: boolean
  /** The field that has the focus, and what is selected in it. */
  focus: { name: string; selection: readonly [start: number, end: number] | null } | null
}

/** What somebody has done in the painted sign-in form; `null` where there is none. */
export function paintedForm(): PaintedForm | null {
  const form = find()?.querySelector('form')
  if (!form) return null
  const valueOf = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? ''
  const active = document.activeElement
  const field = active instanceof HTMLInputElement && form.contains(active) ? active : null
  const { selectionStart, selectionEnd } = field ?? {}
  return {
    email: valueOf('email'),
    password: valueOf('password'),
    sent: form.dataset.sent === 'true',
    focus: field && {
      name: field.name,
      // A field for an e-mail address says nothing of its selection.
      selection:
        typeof selectionStart === 'number' && typeof selectionEnd === 'number' ? [selectionStart, selectionEnd] : null,
    },
  }
}

/** Focuses a field where it was left; at the end of its text where that is not known. */
export function placeCaret(field: HTMLInputElement, selection: readonly [start: number, end: number] | null): void {
  const { type } = field
  field.focus()
  // A field for an e-mail address takes no selection.
  if (type === 'email') field.type = 'text'
  field.setSelectionRange(...(selection ?? [field.value.length, field.value.length]))
  field.type = type
}
