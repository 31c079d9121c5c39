import { defineWords } from '@embpm/ui/ui-strings'

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

/** English words of `RichTextInput`; replaced under `richText` in `UiStrings`. */
export const richTextWords = defineWords('richText', {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strikethrough',
  code: 'Code',
  heading: 'Heading',
  subheading: 'Subheading',
  bulletList: 'Bullet list',
  orderedList: 'Numbered list',
  blockquote: 'Quote',
  link: 'Link',
  undo: 'Undo',
  redo: 'Redo',
  withKeys: '{name} ({keys})',
  address: 'Address of the link',
  applyLink: 'Set link',
  removeLink: 'Remove link',
  cancelLink: 'Cancel',
  badAddress: 'A link begins with https, http or mailto',
  loading: 'Editor is loading',
  failed: 'The editor could not be loaded. Your text is kept.',
  retry: 'Try again',
})
