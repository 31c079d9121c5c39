import type { EditingServices } from './services.js'

const command = 'emb.edit'

/**
 * Makes what runs several commands of the library, so that they are undone and redone as one. A command that fails half-way leaves
 * nothing behind but the error.
 */
export function inOneStep({ stack }: EditingServices) {
  stack.register(command, { preExecute: ({ run }) => run(), execute: () => [] })
  return <Result>(run: () => Result): Result => {
    let result: { value: Result } | undefined
    stack.execute(command, {
      run: () => {
        result = { value: run() }
      },
    })
    if (!result) throw new Error('The command has not run')
    return result.value
  }
}
