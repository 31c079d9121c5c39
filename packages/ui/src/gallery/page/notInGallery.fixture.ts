/** Exported components that the gallery does not show, each with the reason. */
export const notInGallery: Readonly<Record<string, string>> = {
  BarChart: 'is as wide as a page: see its stories',
  ChartTable: 'is as wide as a page: see its stories',
  ClassyLayout: 'is a page of its own: see its stories',
  DenseLayout: 'is a page of its own: see its stories',
  EmptyLayout: 'is a page of its own: see its stories',
  Field: 'is the frame of every field that is shown',
  FieldBox: 'is the box of every field that is shown',
  Lazy: 'renders what was loaded',
  LinkProvider: 'hands the router down',
  ToastRegion: 'is the place of toasts, one of which is shown',
  UiStrings: 'hands words and locale down',
  SidebarLayout: 'is the classy and the dense layout: see their stories',
  ViewLayout: 'is a page of its own: see its stories',
}
