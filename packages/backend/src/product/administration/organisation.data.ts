import type { Organisation } from '@embpm/contract'

/** A sample organisation and how many sample services it has. */
export interface SampleOrganisation extends Omit<Organisation, 'roles'> {
  /** Prefix of its companies' names. */
  company: string
  /** Domain of its hosts. */
  domain: string
  services: number
}

/** The organisations of the sample user. The last one is empty on purpose. */
export const organisationData: readonly SampleOrganisation[] = [
  {
    organisationId: '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601',
    title: 'SYSTEM',
    plan: 'CORPORATE',
    company: 'Terranova',
    domain: 'terranova.eu',
    services: 10_000,
  },
  {
    organisationId: '2b8e4f70-91ac-4d36-8e15-c7a09b64d202',
    title: 'Helvora Pharma',
    plan: 'CORPORATE',
    company: 'Helvora',
    domain: 'helvora.example',
    services: 1200,
  },
  {
    organisationId: 'd04a7c1e-68f2-4e9b-b3d7-0f5a82c6e303',
    title: 'Kestrel Logistics',
    plan: 'CORPORATE',
    company: 'Kestrel',
    domain: 'kestrel.example',
    services: 240,
  },
  {
    organisationId: '95e3b6d8-27c4-4a1f-a0e9-8d4c1f7b5404',
    title: 'Bluefen Energy',
    plan: 'SUBSCRIPTION',
    company: 'Bluefen',
    domain: 'bluefen.example',
    services: 0,
  },
]
