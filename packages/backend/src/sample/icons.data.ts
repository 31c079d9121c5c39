const wordsIn = (text: string) => text.trim().split(/\s+/)

/** The names of the icons by family. Each is loaded when it is asked for, to stay out of what the application starts with. */
export const iconNames = {
  feather: async () => wordsIn((await import('./icons/feather.gen.js')).feather),
  heroicons: async () => wordsIn((await import('./icons/heroicons.gen.js')).heroicons),
  material: async () => wordsIn((await import('./icons/material.gen.js')).material),
}
