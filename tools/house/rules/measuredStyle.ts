import { Visitor, type ESTree } from 'vite'
import { isProduct, packageOf, parsed } from '../parse.ts'
import { file, type Rule, type SourceFile } from '../Rule.ts'

/** Keys that carry measured geometry; custom properties pass too. */
const geometry =
  /^(?:width|height|minWidth|maxWidth|minHeight|maxHeight|inlineSize|blockSize|minInlineSize|maxInlineSize|minBlockSize|maxBlockSize|top|left|insetInlineStart|insetBlockStart|insetInlineEnd|transform|translate|gridTemplateColumns|gridTemplateRows|gridColumn|gridRow|flexBasis|paddingBlockStart|paddingBlockEnd|aspectRatio)$/

const keyOf = (key: ESTree.PropertyKey): string | undefined => {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}

/** The style that a file writes where its elements are: its keys, and whether any of it is text. */
function stylesOf(source: SourceFile): { keys: string[]; isText: boolean } {
  const found = { keys: Array.of<string>(), isText: false }
  new Visitor({
    JSXOpeningElement({ name }) {
      if (name.type === 'JSXIdentifier' && name.name === 'style') found.isText = true
    },
    JSXAttribute({ name, value }) {
      if (name.name !== 'style' || !value) return
      const style = value.type === 'JSXExpressionContainer' ? value.expression : value
      if (style.type === 'Literal' || style.type === 'TemplateLiteral') found.isText = true
      if (style.type !== 'ObjectExpression') return
      for (const property of style.properties)
        if (property.type === 'Property') found.keys.push(keyOf(property.key) ?? '')
    },
    CallExpression({ callee, arguments: [name] }) {
      const isSetter = callee.type === 'MemberExpression' && keyOf(callee.property) === 'setAttribute'
      if (isSetter && name?.type === 'Literal' && name.value === 'style') found.isText = true
    },
    MemberExpression({ property }) {
      if (property.type === 'Identifier' && property.name === 'cssText') found.isText = true
    },
  }).visit(parsed(source).program)
  return found
}

/** The content security policy and the dark scheme both need looks to come from the stylesheet. */
export const measuredStyle: Rule = {
  says: 'no inline style but measured geometry',
  check: (files) =>
    files
      .filter((source) => isProduct(source) && source.path.endsWith('.tsx') && packageOf(source.path) !== 'bench')
      .flatMap((source) => {
        const { keys, isText } = stylesOf(source)
        const wrong = keys.filter((key) => !key.startsWith('--emb-') && !geometry.test(key))
        return [
          ...wrong.map((key) => ({
            file: source.path,
            sentence: `"${key}" in style={{…}} belongs in the component's CSS.`,
          })),
          ...(isText
            ? [{ file: source.path, sentence: 'Style as text is refused by the content security policy.' }]
            : []),
        ]
      }),
  broken: [
    [file('packages/ui/src/a/A.tsx', "const a = <b style={{ color: 'red' }} />")],
    [file('packages/ui/src/a/A.tsx', 'const a = <b style={{ width: 1, opacity: 0.5 }} />')],
    [file('packages/ui/src/a/A.tsx', "a.setAttribute('style', 'color: red')")],
    [file('packages/app/src/a/A.tsx', 'const a = <style>{text}</style>')],
  ],
  fine: [
    [
      file(
        'packages/ui/src/a/A.tsx',
        "const a = <b style={{ width: columns[0], transform: `translateY(${row.start}px)`, '--emb-level': 2 }} />",
      ),
    ],
  ],
}
