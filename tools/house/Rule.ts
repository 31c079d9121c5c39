/** A file as the rules see it: its path from the project's root with `/`, and its text. */
export interface SourceFile {
  path: string
  text: string
}

/** Where a rule is broken, in a sentence that says what to do instead. */
export interface Breach {
  file: string
  sentence: string
}

/** One rule of the house. A rule that cannot fail is no rule, so each brings cases that break it on purpose. */
export interface Rule {
  /** What holds, as a sentence. */
  says: string
  /** Every place of the project where it does not hold. */
  check(files: readonly SourceFile[]): Breach[]
  /** Small projects in memory; each must be caught, at the file named first. */
  broken: readonly (readonly [SourceFile, ...SourceFile[]])[]
  /** Small projects that look similar and must pass. */
  fine?: readonly (readonly SourceFile[])[]
}

/** Shorthand for a file of a case. */
export const file = (path: string, text: string): SourceFile => ({ path, text })

/** Shorthand for the manifest of a package of a case that hands out these files of `src`, each under the name of its folder. */
export const subpaths = (owner: string, ...paths: string[]): SourceFile =>
  file(
    `packages/${owner}/package.json`,
    JSON.stringify({
      name: `@embpm/${owner}`,
      exports: Object.fromEntries(paths.map((path) => [`./${path.split('/')[0]}`, `./src/${path}`])),
    }),
  )
