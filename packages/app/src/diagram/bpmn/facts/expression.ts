import { elementOf, type ModdleElement, textOf } from '@embpm/bpmn'
import type { Editor } from './Fact.js'

/** The text of an expression that a node holds; empty where there is none. */
export function expressionText(node: ModdleElement, property: string): string {
  const held = elementOf(node, property)
  return held ? textOf(held, 'body') : ''
}

/** The language of an expression that a node holds. */
export function expressionLanguage(node: ModdleElement, property: string): string {
  const held = elementOf(node, property)
  return held?.$instanceOf('bpmn:FormalExpression') ? textOf(held, 'language') : ''
}

/**
 * What a node is to hold for an expression: the one that it has, changed in its place so that what other tools say of it stays, a
 * new one, or none for an empty text.
 */
export function expressionOf(
  { setOf, create }: Pick<Editor, 'setOf' | 'create'>,
  node: ModdleElement,
  property: string,
  { text, language }: { text: string; language?: string },
): ModdleElement | undefined {
  const held = elementOf(node, property)
  if (text === '' && !language) return undefined
  const said = language === undefined ? {} : { language: language || undefined }
  // A plain expression has no language.
  if (!held || (language && !held.$instanceOf('bpmn:FormalExpression')))
    return create('bpmn:FormalExpression', { body: text, ...said }, node)
  setOf(held, { body: text, ...(held.$instanceOf('bpmn:FormalExpression') && said) })
  return held
}
