import { sampleCredentials, sampleOrganisations } from '@embpm/backend'
import { type ApiOperation, apiOperations, openApiDocument } from '@embpm/backend/openapi'
import { Badge } from '@embpm/ui/badge'
import { Button } from '@embpm/ui/button'
import { SearchField } from '@embpm/ui/search-field'
import { Select } from '@embpm/ui/select'
import { StateMessage } from '@embpm/ui/state-message'
import { use, useState } from 'react'
import { version } from '../../packages/contract/package.json'
import './ApiReference.css'
import { OperationForm } from './OperationForm.js'
import { OperationList } from './OperationList.js'
import { send } from './send.js'

/** For trying an address that the document does not have. */
const anyAddress: ApiOperation = {
  id: 'any',
  method: 'GET',
  path: '/{path}',
  summary: 'Any address',
  tag: 'Other',
  about: 'The number of segments of the path must match, too.',
  token: false,
  organisation: false,
  parameters: [{ name: 'path', in: 'path', required: true }],
  answers: [{ status: '404', description: 'No call has this method and path.' }],
}

const loaded = openApiDocument(version).then((document) => [...apiOperations(document), anyAddress])
const organisations = sampleOrganisations.map(({ organisationId, title }) => ({ value: organisationId, label: title }))

/** Props of `ApiReference`. */
export interface ApiReferenceProps {
  /** What the search starts with. Default: nothing. */
  defaultSearch?: string
  /** Id of the call that is shown first. Default: the first one. */
  defaultOperation?: string
}

/**
 * Every call of the API, from its OpenAPI document. Each can be tried here, against the back end that runs in this page:
 * nothing leaves the browser.
 */
export function ApiReference({ defaultSearch = '', defaultOperation }: ApiReferenceProps) {
  const operations = use(loaded)
  const [search, setSearch] = useState(defaultSearch)
  const [chosen, setChosen] = useState(defaultOperation)
  const [token, setToken] = useState<string | null>(null)
  const [organisation, setOrganisation] = useState(organisations[0]?.value ?? '')

  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const hits = operations.filter(({ method, path, summary, tag }) => {
    const text = `${method} ${path} ${summary} ${tag}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const current = operations.find(({ id }) => id === chosen) ?? operations[0]

  const signIn = async () => {
    const call = operations.find(({ id }) => id === 'auth.signIn')
    if (!call) return
    const inputs = { parameters: {}, form: {}, body: JSON.stringify(sampleCredentials) }
    const { body } = await send(call, inputs, { token, organisation })
    if (typeof body === 'object' && body && 'accessToken' in body) setToken(String(body.accessToken))
  }

  return (
    <main className="emb-reference">
      <header className="emb-reference-head">
        <h1>API reference</h1>
        <Badge>{version}</Badge>
        <div className="emb-reference-access">
          <Select
            aria-label="Organisation"
            options={organisations}
            value={organisation}
            onValueChange={(value) => setOrganisation(value ?? '')}
          />
          {token ? <Badge tone="success">Signed in</Badge> : <Button onPress={() => void signIn()}>Sign in</Button>}
        </div>
      </header>
      <div className="emb-reference-side">
        <SearchField
          label="Search calls"
          shortcut="/"
          value={search}
          onValueChange={setSearch}
          resultText={search === '' ? '' : hits.length === 1 ? '1 call' : `${hits.length} calls`}
        />
        {hits.length > 0 ? (
          <OperationList operations={hits} current={current?.id ?? ''} onChoose={setChosen} />
        ) : (
          <StateMessage kind="no-match" title="No call matches" />
        )}
      </div>
      {current && <OperationForm key={current.id} operation={current} access={{ token, organisation }} />}
    </main>
  )
}
