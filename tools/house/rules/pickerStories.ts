import { baseName, exportsOf } from '../parse.ts'
import { file, type Rule } from '../Rule.ts'

const story = /^packages\/pickers\/src\/[^/]+-picker\/[A-Z]\w*Picker(?:Checks)?\.stories\.tsx$/

/** The three pickers that show every condition of a picker: with a table, with a tree, of several values. */
const models = ['ServicePicker', 'AreaPicker', 'GlAccountPicker']
const own = ['Default', 'Open', 'OnAPhone', 'German']
const generic = [
  'Required',
  'Disabled',
  'ReadOnly',
  'LongText',
  'RightToLeft',
  'Suggestions',
  'OpenRightToLeft',
  'Loading',
  'Empty',
  'NoMatch',
  'Failing',
  'NothingSelected',
  'Fails',
  'Slow',
  'InForm',
]

/** A picker is a `ValueHelp` with columns and words: what that does in each condition is shown once (`decisions/stories.md`). */
export const pickerStories: Rule = {
  says: `a picker shows ${own.join(', ')}, and only ${models.join(', ')} the conditions of every picker`,
  check: (files) =>
    files
      .filter(({ path }) => story.test(path))
      .flatMap((source) => {
        const picker = baseName(source.path)
        const shown = exportsOf(source)
        const missing = picker.endsWith('PickerChecks') ? [] : own.filter((name) => !shown.includes(name))
        const repeated = models.includes(picker) ? [] : generic.filter((name) => shown.includes(name))
        return [
          ...missing.map((name) => ({ file: source.path, sentence: `The story ${name} is missing.` })),
          ...repeated.map((name) => ({
            file: source.path,
            sentence: `${name} is shown by ${models.join(', ')}: leave it out here.`,
          })),
        ]
      }),
  broken: [
    [
      file(
        'packages/pickers/src/cost-object-picker/CostObjectPicker.stories.tsx',
        own
          .slice(1)
          .map((name) => `export const ${name} = meta.story({})`)
          .join('\n'),
      ),
    ],
    [
      file(
        'packages/pickers/src/cost-object-picker/CostObjectPicker.stories.tsx',
        [...own, 'Loading'].map((name) => `export const ${name} = meta.story({})`).join('\n'),
      ),
    ],
    [
      file(
        'packages/pickers/src/cost-object-picker/CostObjectPickerChecks.stories.tsx',
        'export const InForm = meta.story({})',
      ),
    ],
    [
      // A model shows what is its own, too.
      file('packages/pickers/src/area-picker/AreaPicker.stories.tsx', 'export const Loading = meta.story({})'),
    ],
  ],
  fine: [
    [
      file(
        'packages/pickers/src/area-picker/AreaPicker.stories.tsx',
        [...own, ...generic].map((name) => `export const ${name} = meta.story({})`).join('\n'),
      ),
      file(
        'packages/pickers/src/table-picker/TablePicker.stories.tsx',
        [...own, 'Clearable'].map((name) => `export const ${name} = meta.story({})`).join('\n'),
      ),
      file('packages/pickers/src/value-help/MultiValueHelp.stories.tsx', 'export const OnAPhone = meta.story({})'),
      file(
        'packages/pickers/src/service-picker/ServicePickerTable.stories.tsx',
        'export const Filtered = meta.story({})',
      ),
    ],
  ],
}
