import type { Configuration } from '../session/configuration.js'
import type { Settings } from '../session/settings.js'

/** The realms that one may choose from, as the deployment sets them: its own list, else its realm and those of the special pages. */
export function realmChoices(
  { clientId }: Pick<Configuration, 'clientId'>,
  { teams, signIn }: Pick<Settings, 'teams' | 'signIn'>,
): readonly string[] {
  if (teams.realms.length > 0) return teams.realms
  const { tremco, sub } = signIn.realms
  return [...new Set([...(clientId === undefined ? [] : [clientId]), tremco, sub])]
}
