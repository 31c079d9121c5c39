import type { SourceFile } from '../house/Rule.ts'

/** How many stories a file declares: each is an export with a name in capitals. */
export const countLooks = ({ text }: Pick<SourceFile, 'text'>): number =>
  text.match(/^export const [A-Z]\w* = /gm)?.length ?? 0
