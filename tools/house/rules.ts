import type { Rule } from './Rule.ts'
import { broughtLooks } from './rules/broughtLooks.ts'
import { calendarArithmetic } from './rules/calendarArithmetic.ts'
import { catalogOnly } from './rules/catalogOnly.ts'
import { conformancePerComponent } from './rules/conformancePerComponent.ts'
import { cssNames } from './rules/cssNames.ts'
import { documentedExports } from './rules/documentedExports.ts'
import { entityStories } from './rules/entityStories.ts'
import { fileNames } from './rules/fileNames.ts'
import { hostedChecks } from './rules/hostedChecks.ts'
import { layeredCss } from './rules/layeredCss.ts'
import { logicalSides } from './rules/logicalSides.ts'
import { measuredStyle } from './rules/measuredStyle.ts'
import { noMachinePaths } from './rules/noMachinePaths.ts'
import { reasonedSuppressions } from './rules/reasonedSuppressions.ts'
import { oneIntent } from './rules/oneIntent.ts'
import { oneStylesheet } from './rules/oneStylesheet.ts'
import { ownClasses } from './rules/ownClasses.ts'
import { partStories } from './rules/partStories.ts'
import { patientStories } from './rules/patientStories.ts'
import { pickerStories } from './rules/pickerStories.ts'
import { publishedManifests } from './rules/publishedManifests.ts'
import { roleTokens } from './rules/roleTokens.ts'
import { separateAreas } from './rules/separateAreas.ts'
import { shownInGallery } from './rules/shownInGallery.ts'
import { specifiedParts } from './rules/specifiedParts.ts'
import { storyPerComponent } from './rules/storyPerComponent.ts'
import { subpathPerFolder } from './rules/subpathPerFolder.ts'
import { wholeScreens } from './rules/wholeScreens.ts'
import { zodNamespace } from './rules/zodNamespace.ts'
import { placeholdersKept } from './rules/placeholdersKept.ts'
import { wordsInAllLanguages } from './rules/wordsInAllLanguages.ts'
import { wordsOfParts } from './rules/wordsOfParts.ts'
import { wordsTranslated } from './rules/wordsTranslated.ts'
import { wordsUsed } from './rules/wordsUsed.ts'

/** The rules about words, which `pnpm i18n:check` asks alone. */
export const wordRules: readonly Rule[] = [
  wordsInAllLanguages,
  placeholdersKept,
  wordsTranslated,
  wordsUsed,
  wordsOfParts,
]

/** All rules of the house that a test can hold. */
export const rules: readonly Rule[] = [
  separateAreas,
  broughtLooks,
  calendarArithmetic,
  catalogOnly,
  publishedManifests,
  fileNames,
  subpathPerFolder,
  storyPerComponent,
  partStories,
  patientStories,
  pickerStories,
  entityStories,
  conformancePerComponent,
  specifiedParts,
  shownInGallery,
  documentedExports,
  layeredCss,
  cssNames,
  roleTokens,
  logicalSides,
  oneIntent,
  oneStylesheet,
  ownClasses,
  measuredStyle,
  zodNamespace,
  reasonedSuppressions,
  noMachinePaths,
  wholeScreens,
  ...wordRules,
  hostedChecks,
]
