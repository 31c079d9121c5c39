export { RepeatSection, type RepeatSectionProps } from './RepeatSection.js'
export { repeatSectionWords } from './repeatSectionWords.js'
