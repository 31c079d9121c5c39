/** Lets several speakers print without a word between another's: the first one is heard at once, the others when it is their turn. */
export class Turns {
  readonly #print: (text: string) => void
  readonly #queue: { words: string[]; ended: boolean }[] = []

  /** @param print writes to where all of them are heard */
  constructor(print: (text: string) => void) {
    this.#print = print
  }

  /** A speaker begins; what it says before its turn is kept for it. */
  begin(title: string): { say: (text: string) => void; end: (text: string) => void } {
    const turn = { words: [title], ended: false }
    this.#queue.push(turn)
    this.#flush()
    return {
      say: (text) => {
        turn.words.push(text)
        this.#flush()
      },
      end: (text) => {
        turn.words.push(text)
        turn.ended = true
        this.#flush()
      },
    }
  }

  #flush() {
    for (;;) {
      const [first] = this.#queue
      if (!first) return
      for (const word of first.words.splice(0)) this.#print(word)
      if (!first.ended) return
      this.#queue.shift()
    }
  }
}
