import { parseArgs } from 'node:util'
import { readProject } from './house/readProject.ts'
import { countLooks } from './looks/countLooks.ts'
import { reachedLooks } from './looks/reachedLooks.ts'
import { root, run } from './run.ts'
import { changedFiles } from './test/changed.ts'

// `pnpm looks` shows every story as it appears: pictures in both schemes, contrast in the dark, axe in every state, one press – one
// request. `--shard 1/8` shows an eighth, `--changed [commit]` what differs from a commit (default: what is not committed), a path
// the stories below it. Whole, it also compares the pictures with the stories that there are.
const { values, positionals } = parseArgs({
  options: { shard: { type: 'string' }, changed: { type: 'boolean' } },
  allowPositionals: true,
})

/** What a look takes one of the two browsers, in seconds: a whole run of 1,559 took 554 s on two quiet cores. */
const SECONDS = 0.7
const BROWSERS = 2

const files = readProject(root)
const stories = files.filter(({ path }) => path.endsWith('.stories.tsx'))
const isBelow = (path: string) => positionals.length === 0 || positionals.some((folder) => path.includes(folder))
const chosen = new Set(
  values.changed
    ? reachedLooks(files, await changedFiles(positionals[0]))
    : stories.map(({ path }) => path).filter(isBelow),
)
const looks = stories.filter(({ path }) => chosen.has(path)).reduce((sum, file) => sum + countLooks(file), 0)
const [, part = '1', parts = '1'] = /^(\d+)\/(\d+)$/.exec(values.shard ?? '1/1') ?? []
const minutes = (looks * SECONDS) / BROWSERS / 60 / Number(parts)
console.log(
  chosen.size === 0
    ? 'No look differs.'
    : `${chosen.size} story files, ${looks} looks${values.shard ? `, part ${part} of ${parts}` : ''}: about ${Math.ceil(minutes)} min on two quiet cores.`,
)
if (chosen.size === 0) process.exit(0)

const isWhole = chosen.size === stories.length && values.shard === undefined
const code = await run(
  'vitest',
  [
    'run',
    '--project=stories',
    ...[
      'default',
      './tools/looks/Progress.ts',
      ...(process.env.GITHUB_ACTIONS === 'true' ? ['github-actions'] : []),
    ].map((name) => `--reporter=${name}`),
    ...(values.shard === undefined ? [] : [`--shard=${values.shard}`]),
    ...(chosen.size === stories.length ? [] : chosen),
  ],
  { STORY_RUN: 'looks' },
)
const kept = isWhole ? await run('pnpm', ['check:pictures']) : 0
process.exit(Math.max(code, kept))
