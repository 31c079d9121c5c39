import { type ESTree, Visitor } from 'vite'
import { parsed } from '../parse.ts'
import { file, type Rule, type SourceFile } from '../Rule.ts'

/** What waits for something to come: `findByRole`, `findAllByText`, `waitFor`. */
const waits = /^(?:find(?:All)?By|waitFor)/

const nameOf = (callee: ESTree.Expression): string => {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
}

function problemsOf(source: SourceFile): string[] {
  const found: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (!waits.test(nameOf(callee))) return
      const isImpatient = given.some(
        (one) =>
          one.type === 'ObjectExpression' &&
          one.properties.some(
            (property) =>
              property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'timeout',
          ),
      )
      if (isImpatient)
        found.push(
          'A story waits as long as all others do: leave the `timeout` out. A busy machine is ten times slower.',
        )
    },
  }).visit(parsed(source).program)
  return found
}

/** How long a story waits is said once, in `.storybook/preview.tsx`: what says less fails where the machine is slow. */
export const patientStories: Rule = {
  says: 'no story says for how long it waits',
  check: (files) =>
    files
      .filter(({ path }) => path.endsWith('.stories.tsx'))
      .flatMap((source) => problemsOf(source).map((sentence) => ({ file: source.path, sentence }))),
  broken: [
    [file('packages/app/src/a/A.stories.tsx', `await screen.findByRole('grid', {}, { timeout: 5000 })`)],
    [file('packages/app/src/a/A.stories.tsx', 'await waitFor(() => expect(1).toBe(1), { timeout: 5000 })')],
  ],
  fine: [
    [file('packages/app/src/a/A.stories.tsx', `toasts.add({ timeout: 150 }); await screen.findByRole('grid', {})`)],
  ],
}
