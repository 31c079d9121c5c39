/** Id of the label of the control with this id. */
export const fieldLabelId = (id: string): string => `${id}-label`

/** Id of the help or error below the control with this id; goes into its `aria-describedby`. */
export const fieldHelpId = (id: string): string => `${id}-help`
