import type { Credentials } from '@embpm/contract'

/** The one pair that signs in to the sample. */
export const sampleCredentials: Credentials = { email: 'm.kowalczyk@terranova.eu', password: 'Welcome-to-EMBPM' }
