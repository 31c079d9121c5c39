/** Makes a test of texts: whether one has every word of what is searched for, ignoring case. */
export function hasWords(search: string, language: string): (text: string) => boolean {
  const words = search.toLocaleLowerCase(language).split(/\s+/u).filter(Boolean)
  return (text) => {
    const lower = text.toLocaleLowerCase(language)
    return words.every((word) => lower.includes(word))
  }
}
