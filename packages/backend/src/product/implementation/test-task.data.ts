/** What a sample test is about: `{process}` is the process that it tests, `{tcode}` the transaction it is done in. */
export const sampleTests = [
  {
    title: 'Open {process}',
    action:
      'Open transaction {tcode}.\nChoose the variant of the test.\nCheck that the values of the test are proposed.',
    expected: 'The transaction opens with the values of the variant, and no message is shown.',
  },
  {
    title: 'Enter the data: {process}',
    action: 'Enter the values of the test data.\nLeave the delivery block empty.\nSave.',
    expected: 'It is saved without an error, and a document number is shown.',
  },
  {
    title: 'Check the result of {process}',
    action: 'Display the document in {tcode}.\nCompare amounts, dates and status with the test data.',
    expected: 'All values are those of the test data; the document flow shows each step once.',
  },
] as const

/** With what the sample tests are done. */
export const sampleTestData = [
  'Company code: 1010 Kassel\nPosting date: 30 Nov 2026\nLines: 42\nAmount, EUR: 184,220.15',
  'Customer: 100482 Halden Maritime\nMaterial: FG-2040\nQuantity: 24 PC',
  'Plant: 1100 Gdynia\nStorage location: 0001\nQuantity: 600 KG',
] as const

/** What sample testers saw where it was not as it was expected. */
export const sampleActuals = {
  reservations: 'All values are right, but the posting date is one day late.',
  fail: 'The document is saved with the wrong tax code: V1 in place of V2.',
  blocked: 'The user of the test has no authorisation for this transaction.',
} as const
