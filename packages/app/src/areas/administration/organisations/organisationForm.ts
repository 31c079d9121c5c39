import { organisationRecordInput } from '@embpm/contract'
import * as z from 'zod'
import { defineForm } from '../../../entity/EntityForm.js'

const { shape } = organisationRecordInput

/** What the object page of an organisation edits, checked by the contract's own rules. */
export const organisationForm = defineForm(
  z.object({
    title: shape.title,
    plan: shape.plan.unwrap(),
    enabled: shape.enabled.unwrap(),
    defaultLang: shape.defaultLang.unwrap(),
    domains: shape.domains.unwrap(),
  }),
  { title: '', plan: 'SUBSCRIPTION', enabled: true, defaultLang: 'en', domains: [] },
)
