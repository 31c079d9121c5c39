export { RichText, type RichTextProps } from './RichText.js'
export { RichTextInput, type RichTextInputProps } from './RichTextInput.js'
export { richTextContent } from './richTextContent.js'
export { sanitizeRichText } from './sanitizeRichText.js'
