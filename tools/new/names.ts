/** Every spelling of a new screen's names that its files need. */
export interface Names {
  /** `sales`: folder and address of the area. */
  area: string
  /** `sales` as part of an identifier. */
  areaName: string
  /** `Sales`: name of the area's menu. */
  areaTitle: string
  /** What it is part of in the API's addresses and in the back end's folders. */
  family: string
  /** The family's group in the API reference. */
  familyTitle: string
  /** Who may read and write it; `undefined` for the default. */
  access: string | undefined
  /** `business-partner`: the entity's file. */
  entity: string
  /** `businessPartner`: its schema. */
  one: string
  /** `BusinessPartner`: its type. */
  One: string
  /** `business-partners`: the screen's folder and address. */
  plural: string
  /** `businessPartners`: the endpoints. */
  many: string
  /** `BusinessPartners`: the screen. */
  Many: string
  /** `business partner`, in sentences. */
  words: string
  /** `a business partner`, in sentences. */
  aOne: string
  /** `business partners`, in sentences. */
  pluralWords: string
  /** `Business partners`: the title. */
  title: string
  /** `Business partner`, as samples are called. */
  sample: string
  /** `BUS`: prefix of the ids. */
  prefix: string
}

const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const reserved = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await async of type interface package private public'.split(
    ' ',
  ),
)

/** Two areas keep their entities in families with names of their own; the others are named alike. */
const families: Readonly<Record<string, string>> = { bim: 'data', bp: 'processes' }

/** The areas that do not ask for what areas ask for by default. */
const accesses: Readonly<Record<string, string>> = { bp: 'processes', administration: 'administration' }

const camel = (text: string) => text.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function pluralOf(entity: string): string {
  if (/[^aeiou]y$/.test(entity)) return `${entity.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(entity) ? `${entity}es` : `${entity}s`
}

/**
 * Checks what the caller typed and derives all spellings.
 * @param plural only where adding an s is wrong
 * @throws with a sentence for the caller when a name cannot be a folder, an address and an identifier
 */
export function namesOf(area: string, entity: string, plural = pluralOf(entity)): Names {
  for (const [what, name] of [
    ['area', area],
    ['entity', entity],
    ['plural', plural],
  ] as const) {
    if (!kebab.test(name) || name.length > 40)
      throw new Error(`The ${what} "${name}" must be kebab-case: small letters, digits and single dashes, 40 at most.`)
    if (reserved.has(name)) throw new Error(`The ${what} "${name}" is a word of the language; choose another.`)
  }
  if (entity === plural) throw new Error(`"${entity}" needs a plural of its own: --plural <name>.`)
  if (area === plural || area === entity)
    throw new Error(`The area and the entity are both "${area}"; name them differently.`)
  const words = entity.replaceAll('-', ' ')
  const pluralWords = plural.replaceAll('-', ' ')
  const family = families[area] ?? area
  return {
    area,
    areaName: camel(area),
    areaTitle: capital(area.replaceAll('-', ' ')),
    family,
    familyTitle: capital(family.replaceAll('-', ' ')),
    access: accesses[area],
    entity,
    one: camel(entity),
    One: capital(camel(entity)),
    plural,
    many: camel(plural),
    Many: capital(camel(plural)),
    words,
    aOne: `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`,
    pluralWords,
    title: capital(pluralWords),
    sample: capital(words),
    prefix: entity.replaceAll('-', '').slice(0, 3).toUpperCase(),
  }
}
