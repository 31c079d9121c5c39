import { file, type Rule } from '../Rule.ts'

const isWorkflow = (path: string) => /^\.github\/workflows\/.*\.ya?ml$/.test(path)

/** A tag of an action can be moved to other code, and a job without a limit hangs for six hours. */
export const hostedChecks: Rule = {
  says: 'hosted checks use actions by their commit, and every job has a time limit',
  check: (files) =>
    files
      .filter(({ path }) => isWorkflow(path))
      .flatMap(({ path, text }) => {
        const loose = [...text.matchAll(/\buses: *(\S+)/g)].filter(
          ([, used = '']) => !used.startsWith('./') && !/@[0-9a-f]{40}$/.test(used),
        )
        const jobs =
          text
            .split(/^jobs:$/m)[1]
            ?.split(/^ {2}(?=[\w-]+:$)/m)
            .slice(1) ?? []
        // The jobs of a workflow that is called have limits of their own; the one that calls it may have none.
        const endless = jobs.filter((job) => !/^ {4}(?:timeout-minutes:|uses: *\.\/)/m.test(job))
        return [
          ...loose.map(([, used = '']) => ({ file: path, sentence: `${used} is to be pinned by its commit.` })),
          ...endless.map((job) => ({ file: path, sentence: `The job ${job.split(':')[0]} has no timeout-minutes.` })),
        ]
      }),
  broken: [
    [
      file(
        '.github/workflows/a.yml',
        'jobs:\n  a:\n    timeout-minutes: 5\n    steps:\n      - uses: actions/checkout@v5\n',
      ),
    ],
    [file('.github/workflows/a.yml', 'jobs:\n  # A comment.\n  a:\n    timeout-minutes: 5\n  b:\n    runs-on: x\n')],
  ],
  fine: [
    [file('.github/workflows/a.yml', 'jobs:\n  a:\n    uses: ./.github/workflows/b.yml\n')],
    [
      file(
        '.github/workflows/a.yml',
        `jobs:\n  a:\n    timeout-minutes: 5\n    steps:\n      - uses: actions/checkout@${'0'.repeat(40)} # v5\n      - uses: ./own\n`,
      ),
    ],
  ],
}
