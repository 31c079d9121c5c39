import type { Day } from '@embpm/calendar'
import { isDay } from '@embpm/calendar/day'
import { below, lineOf, type XmlElement } from '../../../../api-description/parseXml.js'
import { ProjectFileError, type FileLeft } from './ProjectFile.js'

/** A project file while it is read: its values by the names of elements, and what is left out of it. */
export interface FileReading {
  left: FileLeft[]
  /** The text of the first element with a name below another one; empty for none. */
  textOf: (element: XmlElement, name: string) => string
  /** A whole number there; `fallback` where there is none. */
  numberOf: (element: XmlElement, name: string, fallback: number) => number
  /** The day of a moment there; `null` where there is none. */
  dayOf: (element: XmlElement, name: string) => Day | null
  /** Minutes of a length such as `PT40H0M0S`; `null` where there is none. */
  minutesOf: (element: XmlElement, name: string) => number | null
  /** Refuses a value, with its line. */
  refuse: (element: XmlElement, name: string, problem?: ProjectFileError['problem']) => never
}

/** Makes what reads the values of a project file. Values that are none of their kind are refused with their lines. */
export function fileReading(xml: string): FileReading {
  const firstOf = (element: XmlElement, name: string) => below(element, name)[0]
  const textOf = (element: XmlElement, name: string) => firstOf(element, name)?.text ?? ''
  const refuse: FileReading['refuse'] = (element, name, problem = 'value') => {
    const meant = firstOf(element, name) ?? element
    throw new ProjectFileError(problem, lineOf(xml, meant.nth), `${meant.name} ${meant.text}`.slice(0, 80).trim())
  }
  return {
    left: [],
    textOf,
    refuse,
    numberOf(element, name, fallback) {
      const text = textOf(element, name)
      if (text === '') return fallback
      return /^-?\d{1,12}$/.test(text) ? Number(text) : refuse(element, name)
    },
    dayOf(element, name) {
      const text = textOf(element, name)
      // Some programs write this for none.
      if (text === '' || text === 'NA') return null
      const day = text.slice(0, 10)
      return isDay(day) && /^(?:$|[T ]\d\d:\d\d)/.test(text.slice(10)) ? day : refuse(element, name)
    },
    minutesOf(element, name) {
      const text = textOf(element, name)
      if (text === '') return null
      const parts = /^P(?:(\d{1,6})D)?(?:T(?:(\d{1,7})H)?(?:(\d{1,9})M)?(?:(\d{1,9})(?:\.\d+)?S)?)?$/.exec(text)
      if (!parts || text.length < 3) return refuse(element, name)
      const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
      return days * 1440 + hours * 60 + minutes + seconds / 60
    },
  }
}
