/** What a language calls itself: `Deutsch` for `de`. A code that is none is shown as it is. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
