/** Where in the product a page stands. */
export interface Place {
  language: string
  /** Identifier of the organisation. */
  organisation: string
}

/** The address of a page of the table: `/$lang/$orgId/bp` becomes `/en/<id>/bp`. */
export const addressOf = (path: string, { language, organisation }: Place): string =>
  path.replace('$lang', () => language).replace('$orgId', () => organisation)
