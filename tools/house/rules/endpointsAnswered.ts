import { isProduct, packageOf, withoutComments } from '../parse.ts'
import { file, type Breach, type Rule } from '../Rule.ts'

/** Body of `export const <name> = { … }`, or nothing. */
const objectOf = (code: string, name: string) =>
  new RegExp(`\\nexport const ${name} = \\{([\\s\\S]*?)\\n?\\}`).exec(`\n${code}`)?.[1]

/** Keys one level in: lines indented by two spaces. */
const keysOf = (code: string, name: string) => {
  const body = new RegExp(`\\nexport const ${name} = \\{\\n([\\s\\S]*?)\\n\\}`).exec(`\n${code}`)?.[1] ?? ''
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, key = '']) => key)
}

/** Whether a group has what every kind of entity has; its handlers are then made from `contract.<name>` as a whole. */
const isOfEntities = (code: string, name: string) =>
  new RegExp(`\\nexport const ${name} = (?:entity|tree)Endpoints\\(`).test(`\n${code}`)

const contractOf = (text: string) => file('packages/contract/src/contract.ts', text)

/** The compiler asks a router for all endpoints of its contract; this asks that the router is asked for all of them. */
export const endpointsAnswered: Rule = {
  says: 'every endpoint of the contract has a handler',
  check(files) {
    const contract = files.find(({ path }) => path === 'packages/contract/src/contract.ts')
    if (!contract)
      return files.some(({ path }) => path.startsWith('packages/contract/src/'))
        ? [{ file: 'packages/contract/src/contract.ts', sentence: 'It is missing.' }]
        : []
    const groups = (objectOf(withoutComments(contract.text), 'contract') ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
    const entities = files.filter((source) => isProduct(source) && packageOf(source.path) === 'contract')
    const handlers = files
      .filter((source) => isProduct(source) && packageOf(source.path) === 'backend')
      .map(({ text }) => withoutComments(text))
      .join('\n')
    return groups.flatMap((group): Breach[] => {
      const whole = entities.find(({ text }) => isOfEntities(withoutComments(text), group))
      if (whole)
        return new RegExp(`\\bcontract\\s*\\.\\s*${group}\\b`).test(handlers)
          ? []
          : [{ file: whole.path, sentence: `Nothing in the back end answers ${group}.` }]
      const home = entities.find(({ text }) => keysOf(withoutComments(text), group).length > 0)
      if (!home) return [{ file: contract.path, sentence: `"${group}" has no endpoints.` }]
      return keysOf(withoutComments(home.text), group)
        .filter((endpoint) => !new RegExp(`\\b${group}\\s*\\.\\s*${endpoint}\\b`).test(handlers))
        .map((endpoint) => ({ file: home.path, sentence: `Nothing in the back end answers ${group}.${endpoint}.` }))
    })
  },
  broken: [
    [
      file('packages/contract/src/data/service.ts', 'export const services = {\n  list: a,\n  get: b,\n}'),
      contractOf('export const contract = { services }'),
      file(
        'packages/backend/src/product/data/services.ts',
        'os.services.list.handler(() => [])\n// os.services.get.handler',
      ),
    ],
    [contractOf('export const contract = { services }')],
    [
      file('packages/contract/src/common/view.ts', 'export const views = entityEndpoints(parts)'),
      contractOf('export const contract = { views }'),
      file('packages/backend/src/product/view.ts', 'entityHandlers(contract.others, table)'),
    ],
  ],
  fine: [
    [
      contractOf('export const contract = { views }'),
      file('packages/contract/src/common/view.ts', 'export const views = entityEndpoints(parts)'),
      file('packages/backend/src/product/view.ts', 'entityHandlers(contract.views, table)'),
    ],
    [
      contractOf('export const contract = {\n  services,\n}'),
      file(
        'packages/contract/src/data/service.ts',
        'export const services = {\n  /** All. */\n  list: a\n    .b({ c: 1 }),\n}',
      ),
      file('packages/backend/src/product/data/services.ts', 'os.services.list.handler(() => [])'),
    ],
  ],
}
