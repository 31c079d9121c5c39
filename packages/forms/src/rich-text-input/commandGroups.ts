/** What the toolbar has, by name, as it is grouped. */
export const commandGroups = [
  ['bold', 'italic', 'underline', 'strike', 'code'],
  ['heading', 'subheading'],
  ['bulletList', 'orderedList', 'blockquote'],
  ['link'],
  ['undo', 'redo'],
] as const

/** Name of a command of the toolbar. */
export type CommandName = (typeof commandGroups)[number][number]
