/** Exported components of all packages that have no element of their own to pass anything on to, each with the reason. */
export const withoutElement: Readonly<Record<string, string>> = {
  Highlight: 'is a text in the middle of another, with marks in it',
  Lazy: 'renders what was loaded',
  LinkProvider: 'hands the router down',
  UiStrings: 'hands words and locale down',
}
