import type { ConfigurationEntry } from '@embpm/contract'

/** `key | value | type | scope | description`, with `secret` at the end of what is one. */
const rows = `
app.title|EMBPM|text|system|Title in the browser
app.supportMail|support@terranova.eu|text|organisation|Where users ask for help
app.defaultLanguage|en|text|organisation|Language until a user chooses one
app.itemsPerPage|50|number|user|Rows of a page of a list
app.compactDensity|false|boolean|user|Less room in tables
api.host|/|url|system|Host of the API
api.nodeHost|/|url|system|Host of chat and live services
api.timeout|30000|number|system|Longest wait for an answer, in ms
api.key|sample-key-one|text|system|Sent with each request to the API|secret
auth.base||url|system|Base of the identity provider
auth.realm|embpm|text|system|Realm of those who never chose one
auth.clientSecret|sample-key-two|text|system|Secret of the confidential client|secret
auth.sessionMinutes|480|number|organisation|Minutes until a session ends
auth.requireSecondFactor|true|boolean|organisation|Second factor at the sign-in
mail.smtp.host|smtp.terranova.eu|text|organisation|Outgoing mail server
mail.smtp.port|587|number|organisation|Its port
mail.smtp.user|embpm|text|organisation|Its user
mail.smtp.password|sample-key-three|text|organisation|Its password|secret
mail.from|no-reply@terranova.eu|text|organisation|Sender of notifications
files.maxSize|26214400|number|organisation|Largest upload in bytes
files.types|["pdf","docx","xlsx","bpmn"]|json|organisation|What may be uploaded
files.retentionDays|3650|number|organisation|Days until a deleted file is gone
process.levels|["area","group","process","step","variant","executable"]|json|organisation|Names of the levels
process.reviewMonths|12|number|organisation|Months until a process is reviewed again
process.autosaveSeconds|20|number|user|Seconds between two saves of a diagram
process.lint|true|boolean|organisation|Check diagrams while they are drawn
ricefw.numbering|{"RPT":4,"INT":4,"CNV":4,"ENH":4,"FRM":4,"WFL":4}|json|organisation|Digits of the numbers by type
ricefw.hoursPerDay|8|number|organisation|Hours of a working day
project.weekStart|1|number|organisation|First day of the week, Monday is 1
project.yearsAhead|2|number|organisation|Years that can be planned ahead
project.workweek|[1,2,3,4,5]|json|organisation|Working days
project.holidays.region|DE-HE|text|organisation|Region of the holidays
sap.s4p.host|s4p.terranova.eu|text|organisation|Host of the production system
sap.s4p.client|100|text|organisation|Its client
sap.s4p.user|EMBPM_RFC|text|organisation|User of remote calls
sap.s4p.password|sample-key-four|text|organisation|Password of remote calls|secret
sap.dictionary.refresh|daily|text|organisation|How often the dictionary is read again
chat.enabled|true|boolean|organisation|Chat panel
chat.assistant|false|boolean|organisation|Assistant in the embedded mode
chat.assistantKey|sample-key-five|text|organisation|Key of the assistant|secret
teams.timeout|5000|number|system|Wait for the team client, in ms
log.level|info|text|system|What is written to the log
log.retentionDays|90|number|system|Days that logs are kept
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
