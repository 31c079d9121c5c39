import { Visitor } from 'vite'
import { isProduct, parsed } from '../parse.ts'
import { file, type Rule, type SourceFile } from '../Rule.ts'

/** Handlers whose part waits for the promise that they return. */
const awaited = new Set<unknown>(['onPress', 'onConfirm'])

function problemsOf(source: SourceFile): string[] {
  const found: string[] = []
  new Visitor({
    JSXAttribute({ name, value }) {
      if (!awaited.has(name.name) || value?.type !== 'JSXExpressionContainer') return
      const { expression } = value
      if (expression.type !== 'ArrowFunctionExpression') return
      const { body } = expression
      if (body.type === 'UnaryExpression' && body.operator === 'void')
        found.push(`A press throws its promise away: return it, so that it is pending until it has ended.`)
    },
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'form') return
      if (attributes.some((one) => one.type === 'JSXAttribute' && one.name.name === 'onSubmit'))
        found.push(
          'A form is a `Form` of @embpm/forms, or takes `formProps` of `useSubmit`: it is sent once for each intent.',
        )
    },
  }).visit(parsed(source).program)
  return found
}

/** A press that a part cannot wait for is a request that is sent twice. */
export const oneIntent: Rule = {
  says: 'a press returns the promise of what it begins, and forms are sent by useSubmit',
  check: (files) =>
    files
      .filter((source) => isProduct(source) && source.path.endsWith('.tsx'))
      .flatMap((source) => problemsOf(source).map((sentence) => ({ file: source.path, sentence }))),
  broken: [
    [file('packages/app/src/a/A.tsx', 'const a = <Button onPress={() => void save()} />')],
    [file('packages/app/src/a/A.tsx', 'const a = <ConfirmDialog onConfirm={() => void erase()} />')],
    [file('packages/app/src/a/A.tsx', 'const a = <form onSubmit={submit} />')],
  ],
  fine: [
    [
      file(
        'packages/app/src/a/A.tsx',
        'const a = <form {...formProps}><Form onSubmit={save} /><Button onPress={() => save()} onClick={() => void 0} /></form>',
      ),
    ],
  ],
}
