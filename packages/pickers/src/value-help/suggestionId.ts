/** Id of one suggestion, for `aria-activedescendant`. A file of its own: the list, which is loaded later, shares no more with the field. */
export const suggestionId = (listId: string, index: number): string => `${listId}-${index}`
