import type { Contract } from '@embpm/contract'
import type { AnyContractRouter } from '@orpc/contract'
import type { Router } from '@orpc/server'

import type { Context } from './context.js'
import { configuration } from './product/administration/configuration.js'
import { me } from './product/administration/me.js'
import { people } from './product/administration/people.js'
import * as kinds from './product/index.js'
import { sapTables } from './product/processes/sap-table.js'
import { auth } from './sample/auth.js'
import * as sample from './sample/index.js'

const product: Router<Contract, Context> = { configuration, auth, me, people, sapTables, ...kinds }

/** Every endpoint with its handler. One that is missing does not compile. */
export const router: Router<AnyContractRouter, Context> = { ...product, sample: { ...sample } }
