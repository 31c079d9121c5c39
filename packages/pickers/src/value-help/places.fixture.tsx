import { flatTree, type TreeSource } from '@embpm/ui/tree-source'
import { Building2, Factory } from 'lucide-react'
import { TreeValueHelp, type TreeValueHelpProps } from './TreeValueHelp.js'

/** A place of the stories: a country, a plant in it, or a storage location in that. */
export interface Place {
  code: string
  name: string
  above: string | null
}

/** Two countries, three plants, four storage locations. */
export const places: TreeSource<Place> = flatTree<Place>(
  [
    { code: 'CZ', name: 'Czechia', above: null },
    { code: 'BRQ', name: 'Brno', above: 'CZ' },
    { code: 'BRQ1', name: 'Raw materials', above: 'BRQ' },
    { code: 'BRQ2', name: 'Finished goods', above: 'BRQ' },
    { code: 'OSR', name: 'Ostrava', above: 'CZ' },
    { code: 'FR', name: 'France', above: null },
    { code: 'LIL', name: 'Lille', above: 'FR' },
    { code: 'LIL1', name: 'Raw materials', above: 'LIL' },
    { code: 'LIL2', name: 'Returns', above: 'LIL' },
  ],
  { key: ({ code }) => code, parent: ({ above }) => above, searchIn: ({ code, name }) => [code, name] },
)

const name = (place: Place) => place.name
const code = (place: Place) => place.code
const icon = ({ above }: Place) =>
  above === null ? (
    <Building2 size={16} strokeWidth={1.5} aria-hidden="true" />
  ) : (
    <Factory size={16} strokeWidth={1.5} aria-hidden="true" />
  )

/** A picker of a place: all that a picker of another tree has to name. */
export function PlacePicker(props: Partial<TreeValueHelpProps<Place>>) {
  return (
    <TreeValueHelp<Place>
      source={places}
      nodeLabel={name}
      nodeCode={code}
      nodeDetail={code}
      nodeIcon={icon}
      title="Select place"
      searchLabel="Search places"
      size="l"
      {...props}
    />
  )
}
