/** Measures of the map, in px: the people, which stay in sight, each week, and the lines. Source: the drawn screen. */
export const mapSizes = {
  people: 300,
  week: 64,
  head: 40,
  group: 32,
  person: 44,
  bar: 32,
  /** Heights of lines are multiples of it: by it is reckoned what is in sight. */
  unit: 4,
} as const
