/** What somebody wrote, in a sample: words with people in them as `@2`, by the number of the user. */
export interface SampleComment {
  /** Number of the user. */
  by: number
  /** How long before the moment at which the samples stand still, in hours. */
  hoursAgo: number
  text: string
}

/** A thread of the samples. */
export interface SampleThread {
  /** Id of the process. */
  process: string
  /** Id of the element. */
  step: string
  /** What it was called when the thread was started. */
  name: string
  /** Who resolved it, and when; missing for one that is open. */
  resolved?: Omit<SampleComment, 'text'>
  /** The oldest first. */
  comments: readonly SampleComment[]
}

/** The threads on processes of the first organisation. */
export const sampleThreads: readonly SampleThread[] = [
  {
    process: 'PRC-00082',
    step: 'Step_4',
    name: 'Approve',
    comments: [
      {
        by: 2,
        hoursAgo: 95,
        text: 'Deliveries below 500 EUR wait two days for an approval that is always given. Could they skip this step?',
      },
      {
        by: 16,
        hoursAgo: 93,
        text: 'Audit asks for a second pair of eyes above 1,000 EUR only. @1 do you agree that we draw the limit there?',
      },
      {
        by: 1,
        hoursAgo: 70,
        text: 'Yes, as in https://policies.terranova.eu/approvals#limits. I will propose it with revision 2.',
      },
    ],
  },
  {
    process: 'PRC-00082',
    step: 'Step_4',
    name: 'Approve',
    comments: [{ by: 7, hoursAgo: 26, text: 'Who approves while the head of sales is on leave?' }],
  },
  {
    process: 'PRC-00082',
    step: 'Step_2',
    name: 'Complete data',
    resolved: { by: 7, hoursAgo: 190 },
    comments: [
      { by: 3, hoursAgo: 240, text: 'The Incoterms are missing on orders from the web shop.' },
      { by: 7, hoursAgo: 191, text: 'They are a required field there since last week, thank you.' },
    ],
  },
  {
    process: 'PRC-00082',
    step: 'Step_8',
    name: 'Print delivery note',
    comments: [{ by: 11, hoursAgo: 400, text: 'Carriers in Spain take a note on paper only. Does it stay?' }],
  },
  {
    process: 'PRC-00077',
    step: 'Step_1',
    name: 'Enter request',
    comments: [
      { by: 14, hoursAgo: 52, text: 'Should requests by telephone be entered here as well, @7?' },
      { by: 7, hoursAgo: 50, text: 'Yes, with the reason “Telephone”.' },
    ],
  },
]
