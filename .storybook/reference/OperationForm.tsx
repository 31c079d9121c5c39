import { useSubmit } from '@embpm/ui/action'
import type { ApiOperation, ApiParameter } from '@embpm/backend/openapi'
import { Button } from '@embpm/ui/button'
import { Select } from '@embpm/ui/select'
import { TextField } from '@embpm/ui/text-field'
import { useId, useState } from 'react'
import { AnswerView } from './AnswerView.js'
import { type Access, type Answer, type Inputs, send } from './send.js'

/** Props of `OperationForm`. */
export interface OperationFormProps {
  operation: ApiOperation
  access: Access
}

/** One call: what it takes, filled in with an example, and what it answers. */
export function OperationForm({ operation, access }: OperationFormProps) {
  const { method, path, summary, about, parameters, body, answers } = operation
  const [inputs, setInputs] = useState<Inputs>({
    parameters: {},
    body: body?.kind === 'json' ? body.example : '',
    form: {},
  })
  const [answer, setAnswer] = useState<Answer>()

  const setParameter = (name: string, value: string) =>
    setInputs((before) => ({ ...before, parameters: { ...before.parameters, [name]: value } }))
  const setField = (name: string, value: string | File) =>
    setInputs((before) => ({ ...before, form: { ...before.form, [name]: value } }))

  const { pending, formProps } = useSubmit(async () => setAnswer(await send(operation, inputs, access)))

  return (
    <form {...formProps} className="emb-reference-call">
      <header>
        <h2>{summary}</h2>
        <p className="emb-reference-address">
          <span data-method={method}>{method}</span> <code>/api{path}</code>
        </p>
        <p className="emb-reference-hint">
          {about.split('`').map((text, index) => (index % 2 ? <code key={index}>{text}</code> : text))}
        </p>
        {operation.token && !access.token && (
          <p className="emb-reference-hint">This call needs a token: sign in above.</p>
        )}
      </header>
      {parameters.length > 0 && (
        <fieldset className="emb-reference-fields">
          <legend>Parameters</legend>
          {parameters.map((parameter) => (
            <ParameterField
              key={parameter.name}
              parameter={parameter}
              value={inputs.parameters[parameter.name] ?? ''}
              onChange={(value) => setParameter(parameter.name, value)}
            />
          ))}
        </fieldset>
      )}
      {body?.kind === 'json' && (
        <TextField
          className="emb-reference-body"
          label="Body, JSON"
          multiline
          rows={Math.min(Math.max(inputs.body.split('\n').length, 3), 14)}
          spellCheck={false}
          value={inputs.body}
          onValueChange={(value) => setInputs((before) => ({ ...before, body: value ?? '' }))}
        />
      )}
      {body?.kind === 'form' && (
        <fieldset className="emb-reference-fields">
          <legend>Form</legend>
          {body.fields.map(({ name, file }) =>
            file ? (
              <FileField key={name} name={name} onChange={(value) => setField(name, value)} />
            ) : (
              <TextField key={name} label={name} onValueChange={(value) => setField(name, value ?? '')} />
            ),
          )}
        </fieldset>
      )}
      <Button type="submit" variant="primary" pending={pending}>
        Send
      </Button>
      {answer && <AnswerView answer={answer} />}
      <section aria-label="Possible answers">
        <h3>Possible answers</h3>
        <dl className="emb-reference-answers">
          {answers.map(({ status, description }) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </section>
    </form>
  )
}

interface ParameterFieldProps {
  parameter: ApiParameter
  value: string
  onChange: (value: string) => void
}

function ParameterField({ parameter: { name, required, values }, value, onChange }: ParameterFieldProps) {
  if (!values) {
    // Left out on purpose is a try, too: the API says what is missing.
    return (
      <TextField
        label={required ? `${name} (required)` : name}
        spellCheck={false}
        value={value}
        onValueChange={(text) => onChange(text ?? '')}
      />
    )
  }
  const options = values.map((text) => ({ value: text, label: text }))
  return (
    <Select
      label={required ? `${name} (required)` : name}
      placeholder="Not given"
      options={options}
      value={value === '' ? null : value}
      onValueChange={(text) => onChange(text ?? '')}
    />
  )
}

function FileField({ name, onChange }: { name: string; onChange: (file: File) => void }) {
  const id = useId()
  return (
    <div className="emb-reference-file">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="file"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChange(file)
        }}
      />
    </div>
  )
}
