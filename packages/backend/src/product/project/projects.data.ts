/** What the projects of a sample organisation are about, by name. */
export const projectNames = [
  'finance template',
  'integration platform',
  'plant maintenance',
  'S/4HANA conversion',
  'warehouse rollout',
] as const
