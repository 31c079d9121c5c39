import { isProduct, packageOf, withoutComments } from '../parse.ts'
import { file, type Rule } from '../Rule.ts'

/** Keys that carry measured geometry; custom properties pass too. */
const geometry =
  /^(?:width|height|minWidth|maxWidth|minHeight|maxHeight|inlineSize|blockSize|minInlineSize|maxInlineSize|minBlockSize|maxBlockSize|top|left|insetInlineStart|insetBlockStart|insetInlineEnd|transform|translate|gridTemplateColumns|gridTemplateRows|gridColumn|gridRow|flexBasis|paddingBlockStart|paddingBlockEnd|aspectRatio)$/

/** The content security policy and the dark scheme both need looks to come from the stylesheet. */
export const measuredStyle: Rule = {
  says: 'no inline style but measured geometry',
  check: (files) =>
    files
      .filter((source) => isProduct(source) && source.path.endsWith('.tsx') && packageOf(source.path) !== 'bench')
      .flatMap(({ path, text }) => {
        const code = withoutComments(text)
        const objects = [...code.matchAll(/\bstyle=\{\{([\s\S]*?)\}\}/g)].flatMap(([, body = '']) =>
          [...body.matchAll(/(?:^|,)\s*(?:\[?(['"])([^'"]+)\1\]?|([A-Za-z]\w*))\s*(?=[:,]|$)/g)].map(
            ([, , quoted, plain]) => quoted ?? plain ?? '',
          ),
        )
        const wrong = objects.filter((key) => !key.startsWith('--emb-') && !geometry.test(key))
        const strings = /\bstyle=["'`]|\.style\.cssText\b|setAttribute\(\s*['"]style['"]|<style[\s>]/.test(code)
        return [
          ...wrong.map((key) => ({ file: path, sentence: `"${key}" in style={{…}} belongs in the component's CSS.` })),
          ...(strings ? [{ file: path, sentence: 'Style as text is refused by the content security policy.' }] : []),
        ]
      }),
  broken: [
    [file('packages/ui/src/a/A.tsx', "const a = <b style={{ color: 'red' }} />")],
    [file('packages/ui/src/a/A.tsx', 'const a = <b style={{ width: 1, opacity: 0.5 }} />')],
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
