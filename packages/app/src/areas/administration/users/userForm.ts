import { userRecordInput } from '@embpm/contract'
import * as z from 'zod'
import { defineForm } from '../../../entity/EntityForm.js'

const { shape } = userRecordInput

/** What the object page of a user edits, checked by the contract's own rules. */
export const userForm = defineForm(
  z.object({
    firstname: shape.firstname,
    lastname: shape.lastname,
    email: shape.email,
    company: shape.company.unwrap(),
    locale: shape.locale.unwrap(),
    status: shape.status.unwrap(),
    userType: shape.userType.unwrap(),
    roles: shape.roles.unwrap(),
    memberships: shape.memberships.unwrap(),
  }),
  {
    firstname: '',
    lastname: '',
    email: '',
    company: '',
    locale: 'en',
    status: 'invited',
    userType: 'SUBSCRIPTION',
    roles: [],
    memberships: [],
  },
)
