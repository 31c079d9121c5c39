/** Which way the page is written. React Aria asks the locale instead, which does not know about `dir` on the root element. */
export const pageDirection = (): 'ltr' | 'rtl' =>
  typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
