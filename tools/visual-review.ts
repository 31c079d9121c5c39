import { pathToFileURL } from 'node:url'
import { writeReview } from './visual/review.ts'

// What the last run of the stories saw otherwise than it is kept, side by side in one page.
const { path, count } = await writeReview()
console.log(
  count === 0 ? 'The last run saw every picture as it is kept.' : `${count} pictures: ${pathToFileURL(path).href}`,
)
