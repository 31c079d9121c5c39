import { comingScreens } from './comingScreens.js'

/** Whether a page of the table has its screen. */
export const stands = (path: string): boolean => !comingScreens.has(path)
