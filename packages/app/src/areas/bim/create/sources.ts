/** What the fields of a table can be taken over from. */
export const sources = ['ddl', 'dd03l', 'pasted'] as const

/** What the fields of a table can be taken over from. */
export type Source = (typeof sources)[number]
