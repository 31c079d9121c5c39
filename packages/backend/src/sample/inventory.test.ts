import { category, productPage } from '@embpm/contract/sample/inventory'
import { expect } from 'vitest'
import * as z from 'zod'

import { conforms } from '../testing/conforms.js'

conforms('/apps/ecommerce/inventory', [
  { says: 'lists the categories', call: 'GET categories', answers: z.array(category).length(3) },
  { says: 'takes its time for a list', call: 'GET products', takes: 300 },
  {
    says: 'refuses a page that is no number',
    check: async ({ call }) => {
      expect(await call('GET products?page=x')).toMatchObject({
        status: 400,
        body: { data: { problems: [{ path: 'page' }] } },
      })
    },
  },
  {
    says: 'answers pages',
    check: async ({ read, call }) => {
      await read(productPage, 'GET products?page=2')
      expect(await call('GET products?page=3')).toEqual({
        status: 200,
        body: { products: null, pagination: { lastPage: 3 } },
      })
      expect(await call('DELETE product?id=nope')).toEqual({ status: 200, body: true })
      expect(await call('GET product?id=nope')).toEqual({ status: 200, body: null })
    },
  },
])
