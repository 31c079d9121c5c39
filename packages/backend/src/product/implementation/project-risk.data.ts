import { type ProjectRisk, riskCategories, riskResponses, riskStates } from '@embpm/contract/project-risk'

/** A risk of the samples: of which project, by its place, what it is and how it is treated. */
type SampleRisk = Pick<
  ProjectRisk,
  'title' | 'description' | 'category' | 'probability' | 'impact' | 'response' | 'measure' | 'state' | 'dueDate'
> & { project: number }

/** project | title | cause and effect | category | probability | impact | response | state | due | measure */
const rows = `
0|Master data is not clean in time|Materials of two plants have no valuation class; the load rehearsal would fail.|quality|4|5|reduce|in treatment|2026-12-11|Clean by plant and week, count what is left each Friday.
0|Cutover weekend collides with year-end closing|Both need the same accountants for three days.|schedule|3|5|avoid|open|2026-12-04|Move the go-live to the second weekend of January.
0|Key user of controlling leaves|Only one person knows the allocation cycles.|people|3|4|reduce|open|2026-12-18|Write the cycles down, train a second key user.
0|Interface to the bank changes its format|The bank switches to a new payment format in spring.|external|2|3|accept|open||
0|Change requests beyond the template|Plants ask for their own reports late.|scope|4|3|reduce|in treatment|2026-11-30|The board decides each Tuesday; what comes later waits for the next release.
0|Licences for test systems run out|The second test client was not ordered.|cost|2|2|transfer|closed|2026-09-30|The supplier provides the client until go-live.
1|Radio coverage in hall 3|Scanners lose their connection between the racks.|technology|4|4|reduce|in treatment|2026-12-09|Measure and add access points before the acceptance.
1|Works council has to agree to scanners|Without an agreement nobody may scan under their own name.|external|3|4|avoid|open|2026-12-01|Agreement on data per shift instead of per person.
1|Label printers come late|The supplier confirms week 3 only.|schedule|3|2|accept|open|2027-01-18|
2|Two ledgers differ after the trial closing|Rounding of group currency differs in 14 accounts.|quality|5|4|reduce|occurred|2026-11-27|Correct the rounding rule and close the trial month again.
2|Auditor sees the template too late|Findings after the design freeze cost a month.|external|2|4|avoid|open|2026-12-15|Walk through the design with the auditor in December.
3|Technicians have no mobile devices|The tender is still open.|technology|2|4|transfer|open|2027-01-08|Rent devices for the pilot.
3|Machine list is incomplete|About a tenth of the machines have no functional location.|quality|3|2|reduce|in treatment|2026-12-22|Walk through the plant with the foremen.
4|Sponsor changes|The project is on hold until there is a new sponsor.|people|3|3|accept|open||
5|Fiscal rules of Kazakhstan|The tax report of the template does not fit.|scope|3|4|transfer|open|2027-02-12|A local partner delivers the report.
`

/** The risks of the samples. */
export const sampleRisks: readonly SampleRisk[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [place, title = '', description = '', category, probability, impact, response, state, due, measure = ''] =
      row.split('|')
    return {
      project: Number(place),
      title,
      description,
      category: wordOf(riskCategories, category),
      probability: Number(probability),
      impact: Number(impact),
      response: wordOf(riskResponses, response),
      state: wordOf(riskStates, state),
      dueDate: due === '' || due === undefined ? null : due,
      measure,
    }
  })

/** The word of a list that a text is. */
function wordOf<W extends string>(words: readonly W[], text: string | undefined): W {
  const found = words.find((word) => word === text)
  if (found === undefined) throw new RangeError(`${text} is no word of the list.`)
  return found
}
