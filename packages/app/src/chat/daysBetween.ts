const noonOf = (when: Date): number => Date.UTC(when.getFullYear(), when.getMonth(), when.getDate(), 12)

/** How many calendar days one moment lies before another, in the user's own time zone; negative when it lies after it. */
export const daysBetween = (one: Date, other: Date): number => Math.round((noonOf(other) - noonOf(one)) / 86_400_000)
