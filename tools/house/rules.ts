import type { Rule } from './Rule.ts'
import { calendarArithmetic } from './rules/calendarArithmetic.ts'
import { catalogOnly } from './rules/catalogOnly.ts'
import { conformancePerComponent } from './rules/conformancePerComponent.ts'
import { cssNames } from './rules/cssNames.ts'
import { documentedExports } from './rules/documentedExports.ts'
import { endpointsAnswered } from './rules/endpointsAnswered.ts'
import { entityStories } from './rules/entityStories.ts'
import { fileNames } from './rules/fileNames.ts'
import { hostedChecks } from './rules/hostedChecks.ts'
import { importDirection } from './rules/importDirection.ts'
import { layeredCss } from './rules/layeredCss.ts'
import { logicalSides } from './rules/logicalSides.ts'
import { measuredStyle } from './rules/measuredStyle.ts'
import { namedExports } from './rules/namedExports.ts'
import { noCycles } from './rules/noCycles.ts'
import { noMachinePaths } from './rules/noMachinePaths.ts'
import { noSilencing } from './rules/noSilencing.ts'
import { oneStorageModule } from './rules/oneStorageModule.ts'
import { oneStylesheet } from './rules/oneStylesheet.ts'
import { partStories } from './rules/partStories.ts'
import { pickerStories } from './rules/pickerStories.ts'
import { roleTokens } from './rules/roleTokens.ts'
import { separateAreas } from './rules/separateAreas.ts'
import { shortFiles } from './rules/shortFiles.ts'
import { shownInGallery } from './rules/shownInGallery.ts'
import { specifiedParts } from './rules/specifiedParts.ts'
import { storyPerComponent } from './rules/storyPerComponent.ts'
import { strangerLibraries } from './rules/strangerLibraries.ts'
import { subpathPerFolder } from './rules/subpathPerFolder.ts'
import { wholeScreens } from './rules/wholeScreens.ts'
import { zodNamespace } from './rules/zodNamespace.ts'
import { wordRules } from './wordRules.ts'

/** All rules of the house that a test can hold. */
export const rules: readonly Rule[] = [
  importDirection,
  separateAreas,
  noCycles,
  strangerLibraries,
  calendarArithmetic,
  catalogOnly,
  fileNames,
  namedExports,
  shortFiles,
  subpathPerFolder,
  storyPerComponent,
  partStories,
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
  oneStylesheet,
  measuredStyle,
  oneStorageModule,
  zodNamespace,
  noSilencing,
  noMachinePaths,
  wholeScreens,
  ...wordRules,
  endpointsAnswered,
  hostedChecks,
]
