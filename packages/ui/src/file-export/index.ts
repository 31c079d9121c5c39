export { csvFormat } from './csvFormat.js'
export { csvFile, csvText, withoutMark } from './csvText.js'
export type { CsvOptions, CsvValue } from './csvText.js'
export { saveFile } from './saveFile.js'
