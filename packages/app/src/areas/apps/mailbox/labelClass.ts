/** Colours of labels that have a look here. Source: sample services, "Mailbox"; grey stands for every other one. */
export const labelColours = ['blue', 'indigo', 'red', 'teal', 'purple', 'green', 'orange', 'grey'] as const

/** A colour of a label. */
export type LabelColour = (typeof labelColours)[number]

/** The look that a colour of the service is shown with. */
export const labelColour = (color: string | undefined): LabelColour =>
  labelColours.find((one) => one === color) ?? 'grey'

/** The class that gives a label its colour. */
export const labelClass = (color: string | undefined): string => `emb-app-mailbox-${labelColour(color)}`
