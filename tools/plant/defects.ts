/** A mistake that somebody could make, and the check that must find it. */
export interface Defect {
  /** What it is called on the command line. */
  name: string
  /** What a user would notice. */
  says: string
  /** Path from the project's root. */
  file: string
  /** A passage of the file that stands there once. */
  find: string
  replace: string
  /** Which run must find it: `pnpm test`, or `pnpm looks`. */
  run: 'tests' | 'looks'
  /** Command line of the smallest part of that run that must fail. */
  check: string
  /** `false` where a look other than a picture must find it. Default `true`. */
  pictures?: false
  /** What the check says of it, so that it fails for the right reason. */
  finds: RegExp
}

/** One story, or one `.test` of it; Storybook ends the name of a story that has tests with blanks. */
const stories = (path: string, ...names: readonly string[]) =>
  `vitest run --project stories ${path} -t "${names.join(' +> ')}"`

/** One of each kind of defect that the checks are there for, at the most ordinary place. */
export const defects: readonly Defect[] = [
  {
    name: 'dark-contrast',
    says: 'In the dark the labels of fields are too faint to be read.',
    file: 'packages/ui/src/tokens/role/tokens.css',
    find: '--emb-text-muted: var(--emb-neutral-11);',
    replace: '--emb-text-muted: light-dark(var(--emb-neutral-11), var(--emb-neutral-8));',
    run: 'looks',
    check: stories('packages/ui/src/text-field', 'Default', 'base story'),
    pictures: false,
    finds: /Contrast in the dark:\n.*label/,
  },
  {
    name: 'focus-ring',
    says: 'Who works by keyboard does not see which button has the focus.',
    file: 'packages/ui/src/button/Button.css',
    find: '.emb-button:focus-visible {\n    outline: 2px solid var(--emb-focus);',
    replace: '.emb-button:focus-visible {\n    outline: none;',
    run: 'looks',
    check: stories('packages/ui/src/confirm-dialog', 'Default', 'base story'),
    finds: /light\/ui-confirm-dialog-confirmdialog-default\.png is not the picture that is kept/,
  },
  {
    name: 'accessible-name',
    says: 'A screen reader says nothing but "button" of a button with a glyph alone.',
    file: 'packages/ui/src/button/IconButton.tsx',
    find: '      aria-label={label}\n',
    replace: '',
    run: 'tests',
    check: stories('packages/ui/src/button/IconButton', 'Default', 'base story'),
    finds: /Buttons must have discernible text/,
  },
  {
    name: 'shifted-row',
    says: 'The third row of a table stands a pixel too low.',
    file: 'packages/ui/src/data-table/GridRows.tsx',
    find: 'top: drawnRows.topOf(index),',
    replace: 'top: `calc(${drawnRows.topOf(index)} + ${index === 2 ? 1 : 0}px)`,',
    run: 'looks',
    check: stories('packages/ui/src/data-table/DataTable.stories.tsx', 'Default', 'base story'),
    finds: /light\/ui-data-table-datatable-default\.png is not the picture that is kept/,
  },
  {
    name: 'clipped-german',
    says: 'Buttons have room for "Discard", and cut "Verwerfen" off.',
    file: 'packages/ui/src/button/Button.css',
    find: '.emb-button-label {\n    min-inline-size: 0;',
    replace: '.emb-button-label {\n    min-inline-size: 0;\n    max-inline-size: 56px;',
    run: 'looks',
    check: stories('packages/app/src/areas/bim/services/ServiceScreen.stories.tsx', 'German'),
    finds: /light\/app-areas-bim-services-servicescreen-german\.png is not the picture that is kept/,
  },
  {
    name: 'silent-field',
    says: 'What is typed into a field is lost: its owner is never told.',
    file: 'packages/ui/src/text-field/TextField.tsx',
    find: 'useControlledState(givenValue, defaultValue, onValueChange)',
    replace: 'useControlledState(givenValue, defaultValue, undefined)',
    run: 'tests',
    check: stories('packages/ui/src/text-field', 'Default', 'says the text as it is typed'),
    finds: /FAIL .*says the text as it is typed[\s\S]*expected last "onValueChange" call to have been called with/,
  },
  {
    name: 'wrong-sort',
    says: 'The second click on a head says "descending" and sorts ascending.',
    file: 'packages/ui/src/row-source/SortKeys.ts',
    find: "descending: direction === 'descending' })",
    replace: 'descending: false })',
    run: 'tests',
    check: stories('packages/ui/src/data-table/DataTable.stories.tsx', 'Default', 'sorts by a head'),
    finds: /FAIL .*sorts by a head[\s\S]*expected \[.*\] to deeply equal \[/,
  },
  {
    name: 'dark-background',
    says: 'In the dark buttons are one step brighter than decided.',
    file: 'packages/ui/src/tokens/role/tokens.css',
    find: '--emb-surface-raised: light-dark(oklch(1 0 0), var(--emb-neutral-3));',
    replace: '--emb-surface-raised: light-dark(oklch(1 0 0), var(--emb-neutral-4));',
    run: 'looks',
    check: stories('packages/ui/src/button/Button.stories.tsx', 'Default', 'base story'),
    finds: /dark\/ui-button-default\.png is not the picture that is kept/,
  },
  {
    name: 'disabled-in-use',
    says: 'A box that looks disabled can be ticked.',
    file: 'packages/ui/src/checkbox/Checkbox.tsx',
    find: '          disabled={disabled}\n',
    replace: '',
    run: 'tests',
    check: stories('packages/ui/src/checkbox', 'States', 'stays as it is while it is disabled'),
    finds: /FAIL .*stays as it is while it is disabled[\s\S]*Received element is not checked/,
  },
  {
    name: 'cancel-writes',
    says: 'Cancel and Escape take what was selected in a picker.',
    file: 'packages/pickers/src/value-help/useValueHelp.ts',
    find: '    cancel: close,\n',
    replace: '    cancel: () => {\n      take(draft)\n      close()\n    },\n',
    run: 'tests',
    check: stories('packages/pickers/src/service-picker/ServicePicker.stories.tsx', 'Open', 'Cancel, Close and Escape'),
    finds: /FAIL .*Escape change nothing[\s\S]*expected "onValueChange" to not be called at all/,
  },
  {
    name: 'late-answer',
    says: 'A slow answer to an older question replaces the rows of the newer one.',
    file: 'packages/ui/src/data-table/useRowPage.ts',
    find: '        if (signal.aborted) return\n        setAnswer((before)',
    replace: '        setAnswer((before)',
    run: 'tests',
    check: stories('packages/ui/src/data-table/DataTableJourneys.stories.tsx', 'Slow'),
    finds: /Unable to find an element with the text: 1–3 of 3/,
  },
  {
    name: 'focus-lost',
    says: 'After a panel is closed, the keyboard begins at the top of the page again.',
    file: 'packages/ui/src/drawer/DrawerDocked.tsx',
    find: '      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()\n',
    replace: '',
    run: 'tests',
    check: stories('packages/ui/src/drawer', 'Docked', 'leaves the page usable'),
    finds: /FAIL .*leaves the page usable[\s\S]*toHaveFocus/,
  },
  {
    name: 'arrow-not-mirrored',
    says: 'From right to left, the left arrow opens the tab on the right.',
    file: 'packages/ui/src/tabs/Tabs.tsx',
    find: "=== 'rtl' ? 'ArrowLeft' : 'ArrowRight'",
    replace: "=== 'rtl' ? 'ArrowRight' : 'ArrowRight'",
    run: 'tests',
    check: stories('packages/ui/src/tabs/Tabs.stories.tsx', 'Right To Left', 'follows the direction'),
    finds: /FAIL .*follows the direction[\s\S]*toHaveFocus/,
  },
  {
    name: 'iso-week',
    says: 'A Sunday belongs to the next week.',
    file: 'packages/calendar/src/week.ts',
    find: 'week: getISOWeek(date)',
    replace: 'week: getISOWeek(addDays(date, 1))',
    run: 'tests',
    check: 'vitest run --project unit packages/calendar/src/week.test.ts',
    finds: /2027-01-03 is in week 53\nAssertionError: expected 1 to be 53/,
  },
  {
    name: 'interval-pruning',
    says: 'An order that becomes weekly keeps single days, which no week shows.',
    file: 'packages/calendar/src/intervals.ts',
    find: 'WEEKLY: ({ week, day }) => week !== undefined && day === undefined,',
    replace: 'WEEKLY: ({ week }) => week !== undefined,',
    run: 'tests',
    check: 'vitest run --project unit packages/calendar/src/intervals.test.ts',
    finds: /keeps exactly what the mode asks for/,
  },
  {
    name: 'route-guard',
    says: 'A user without a role sees the pages of consultants.',
    file: 'packages/app/src/shell/organisationRoute.tsx',
    find: 'missingFor(at.page.needs, visitor)',
    replace: 'missingFor([], visitor)',
    run: 'tests',
    check: stories('packages/app/src/areas/bim/services/ServicesScreen.stories.tsx', 'Forbidden', 'base story'),
    finds: /Unable to find role="alertdialog" and name "Insufficient permissions"/,
  },
  {
    name: 'unsanitised',
    says: 'A rich text of somebody else can run a script.',
    file: 'packages/forms/src/rich-text-input/cleanRichText.ts',
    find: 'purifier().sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true })',
    replace: 'document.createRange().createContextualFragment(html)',
    run: 'tests',
    check: 'vitest run --project browser packages/forms/src/rich-text-input/sanitizeRichText.browser.test.tsx',
    finds: /"<script>alert\(1\)<\/script>" becomes ""/,
  },
  {
    name: 'missing-word',
    says: 'A German user reads a key in place of a sentence.',
    file: 'packages/app/src/text/de.json',
    find: '    "resetDone": "Beispieldaten zurückgesetzt",\n',
    replace: '',
    run: 'tests',
    check: 'vitest run --project unit house.test.ts -t "every language has the same words"',
    finds: /de\.json: \\"shell\.resetDone\\" is missing/,
  },
  {
    name: 'no-retry',
    says: 'A list that could not be loaded offers no way to try again.',
    file: 'packages/ui/src/data-table/GridState.tsx',
    find: `        actions={
          <TableButton variant="secondary" onClick={table.retry}>
            {t('retry')}
          </TableButton>
        }
`,
    replace: '',
    run: 'tests',
    check: stories('packages/ui/src/data-table/DataTable.stories.tsx', 'Failed', 'asks again'),
    finds: /Unable to find role="button" and name "Try again"/,
  },
  {
    name: 'unanswered-request',
    says: 'The header asks for messages where there are none.',
    file: 'packages/app/src/session/services.ts',
    find: 'url: bases[service], fetch: request',
    replace: 'url: `${bases[service]}/v1`, fetch: request',
    run: 'tests',
    check: stories('packages/app/src/areas/bim/services/ServicesScreen.stories.tsx', 'German'),
    finds: /No handler answered .*GET \/api\/v1\/common/,
  },
  {
    name: 'sent-twice',
    says: 'A double click on Create makes two records.',
    file: 'packages/ui/src/action/useAction.ts',
    find: '    if (running.current) return undefined\n',
    replace: '',
    run: 'looks',
    check: stories('packages/app/src/areas/bim/services/ServiceScreen.stories.tsx', 'New', 'base story'),
    pictures: false,
    finds: /An impatient press on .* sent twice/,
  },
]
