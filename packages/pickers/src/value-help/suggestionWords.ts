import { defineWords } from '@embpm/ui/ui-strings'

/** English words of a picker's suggestions; replaced under `suggestions` in `UiStrings`. They come with the list. */
export const suggestionWords = defineWords('suggestions', {
  hits: '{found} of {total} · F4 opens the full list',
  noHits: 'Nothing matches “{search}” · F4 opens the full list',
  searching: 'Searching',
  suggestions: 'Suggestions',
  favourite: 'Favourite',
  historyHint: 'F4 opens the full list',
})
