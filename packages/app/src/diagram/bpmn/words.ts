/** Words of the library by its English ones, which it asks for. */
export class Words {
  private readonly missed = new Set<string>()
  private words: Readonly<Record<string, string>> = {}

  speak(words: Readonly<Record<string, string>>): void {
    this.words = words
    this.missed.clear()
  }

  missing(): readonly string[] {
    return [...this.missed]
  }

  /** What the library calls `translate`. */
  readonly say = (template: string, values: Readonly<Record<string, string>> = {}): string => {
    const text = this.words[template]
    if (text === undefined) this.missed.add(template)
    return (text ?? template).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  }
}
