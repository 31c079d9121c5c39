import type { ConfigurationEntry } from '@embpm/contract/configuration-entry'

/**
 * What the servers of an organisation are reached by. What the workspace itself goes by is no entry: its addresses are in
 * the runtime configuration, the look is each user's own, and a session lasts as long as its token.
 *
 * `key | value | type | scope | description`, with `secret` at the end of what is one.
 */
const rows = `
mail.from|no-reply@terranova.eu|text|organisation|Sender of notifications
mail.smtp.host|smtp.terranova.eu|text|organisation|Outgoing mail server
mail.smtp.port|587|number|organisation|Its port
mail.smtp.startTls|true|boolean|organisation|Encrypts the connection to it
mail.smtp.user|embpm|text|organisation|Its user
mail.smtp.password|sample-key-one|text|organisation|Its password|secret
sap.s4p.host|s4p.terranova.eu|text|organisation|Host of the production system
sap.s4p.client|100|text|organisation|Its client
sap.s4p.user|EMBPM_RFC|text|organisation|User of remote calls
sap.s4p.password|sample-key-two|text|organisation|Password of remote calls|secret
sap.s4p.languages|["EN","DE","PL"]|json|organisation|Languages that texts are read in
sap.s4q.host|s4q.terranova.eu|text|organisation|Host of the quality system
sap.s4q.client|200|text|organisation|Its client
sap.s4q.user|EMBPM_RFC|text|organisation|User of remote calls
sap.s4q.password|sample-key-three|text|organisation|Password of remote calls|secret
sap.dictionary.refresh|daily|text|organisation|How often the dictionary is read again
jira.url|https://jira.terranova.eu|url|organisation|Address of the issue tracker
jira.token|sample-key-four|text|organisation|Its token|secret
chat.assistantKey|sample-key-five|text|system|Key of the assistant|secret
`

/** The settings as they start. */
export const settings: readonly Pick<
  ConfigurationEntry,
  'key' | 'value' | 'type' | 'scope' | 'description' | 'secret'
>[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [key = '', value = '', type, scope, description = '', secret] = row.split('|')
    return {
      key,
      value,
      type: (['number', 'boolean', 'json', 'url'] as const).find((one) => one === type) ?? 'text',
      scope: (['system', 'user'] as const).find((one) => one === scope) ?? 'organisation',
      description,
      secret: secret === 'secret',
    }
  })
