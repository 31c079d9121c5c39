import { openEnd } from '@embpm/calendar/validity'

import { dayOr } from './fields.js'

/** The days on which something holds, both included. Default: from 2020 on, without an end. */
export const validity = () => ({
  /** First day. */
  validFrom: dayOr('2020-01-01').sort().filter(),
  /** Last day; 9999-12-31 for none. */
  validTo: dayOr(openEnd).sort().filter(),
})
