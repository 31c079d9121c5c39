import { defineWords } from '@embpm/ui/ui-strings'

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
