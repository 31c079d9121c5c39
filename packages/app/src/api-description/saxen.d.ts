declare module 'saxen' {
  /** Where the parser is, from 0. */
  interface Place {
    line: number
  }

  /** The parts of the XML parser that are used. It knows no entities but the five of XML, and reads no DTD. */
  export class Parser {
    on(event: 'error' | 'warn', listener: (error: Error, where: () => Place) => void): this
    on(
      event: 'openTag',
      listener: (
        name: string,
        attributes: () => Record<string, string>,
        decode: (text: string) => string,
        closed: boolean,
        where: () => Place,
      ) => void,
    ): this
    on(event: 'closeTag', listener: (name: string) => void): this
    on(event: 'text', listener: (text: string, decode: (text: string) => string) => void): this
    on(event: 'cdata', listener: (text: string) => void): this
    on(event: 'attention', listener: (text: string) => void): this
    parse(xml: string): this
    /** Ends reading, from within a listener. */
    stop(): void
  }
}
