/** A page whose first load is measured. */
export interface LoadScreen {
  title: string
  /** Path and query of its address. */
  address: string
  /** Whether somebody is signed in beforehand. */
  signedIn: boolean
  /** How much script it may take, in KB (1,000 bytes) after gzip. */
  budget: number
}
