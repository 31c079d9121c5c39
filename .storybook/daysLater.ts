import MockDate from 'mockdate'

/** Some days after the moment at which stories live, for the rest of this story. */
export const daysLater = (days: number): void => MockDate.set(Date.now() + days * 24 * 3600 * 1000)
