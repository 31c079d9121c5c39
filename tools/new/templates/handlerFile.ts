import type { Names } from '../names.ts'

/** The entity's table, its sample rows and the handlers of its endpoints. */
export const handlerFile = ({
  entity,
  one,
  many,
  words,
  pluralWords,
  sample,
  prefix,
}: Names): string => `import { lifecycleStatuses } from '@embpm/contract'
import { ${one} } from '@embpm/contract/${entity}'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { seedRows, turn } from '../entity/seeding.js'

/** The ${pluralWords}. */
export const ${one}Table = entityTable({
  name: '${one}',
  prefix: '${prefix}',
  entity: ${one},
  seeds: (organisationId) =>
    seedRows(organisationId, {
      prefix: '${prefix}',
      full: 24,
      make: ({ index }) => ({
        name: \`${sample} \${index + 1}\`,
        description: \`Sample ${words} number \${index + 1}.\`,
        status: turn(lifecycleStatuses, index),
      }),
    }),
})

/** The handlers of ${pluralWords}. */
export const ${many} = entityHandlers(${one}.endpoints, ${one}Table)
`
