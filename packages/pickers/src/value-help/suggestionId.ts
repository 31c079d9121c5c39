/** Id of one suggestion, for `aria-activedescendant`. */
export const suggestionId = (listId: string, index: number): string => `${listId}-${index}`
