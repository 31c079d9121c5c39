import type { Names } from '../names.ts'

/** Words of one screen in one language. */
interface ScreenWords {
  title: string
  new: string
  search: string
  emptyTitle: string
  emptyText: string
}

/**
 * The screen's words in the languages of the workspace. The entity's own name stays English until somebody translates it, and
 * `pnpm i18n:check` says so; the sentences around it do not need it.
 */
const words: Readonly<Record<string, (names: Names) => ScreenWords>> = {
  en: ({ title, words: one, pluralWords }) => ({
    title,
    new: `New ${one}`,
    search: `Search ${pluralWords}`,
    emptyTitle: `No ${pluralWords} yet`,
    emptyText: 'They appear here as soon as there are any.',
  }),
  de: ({ title }) => ({
    title,
    new: 'Neuer Eintrag',
    search: `Suchen in ${title}`,
    emptyTitle: 'Noch keine Einträge',
    emptyText: 'Sobald es welche gibt, stehen sie hier.',
  }),
  fr: ({ title }) => ({
    title,
    new: 'Nouvelle entrée',
    search: `Rechercher dans ${title}`,
    emptyTitle: 'Aucune entrée pour le moment',
    emptyText: 'Elles apparaîtront ici dès qu’il y en aura.',
  }),
  es: ({ title }) => ({
    title,
    new: 'Nueva entrada',
    search: `Buscar en ${title}`,
    emptyTitle: 'Aún no hay entradas',
    emptyText: 'Aparecerán aquí en cuanto existan.',
  }),
  'pt-PT': ({ title }) => ({
    title,
    new: 'Novo registo',
    search: `Pesquisar em ${title}`,
    emptyTitle: 'Ainda não há registos',
    emptyText: 'Aparecem aqui assim que existirem.',
  }),
  'pt-BR': ({ title }) => ({
    title,
    new: 'Novo registro',
    search: `Pesquisar em ${title}`,
    emptyTitle: 'Ainda não há registros',
    emptyText: 'Eles aparecem aqui assim que existirem.',
  }),
  pl: ({ title }) => ({
    title,
    new: 'Nowy wpis',
    search: `Szukaj w: ${title}`,
    emptyTitle: 'Nie ma jeszcze wpisów',
    emptyText: 'Pojawią się tutaj, gdy tylko będą dostępne.',
  }),
  ru: ({ title }) => ({
    title,
    new: 'Новая запись',
    search: `Поиск: ${title}`,
    emptyTitle: 'Записей пока нет',
    emptyText: 'Они появятся здесь, как только будут созданы.',
  }),
}

const textFiles = (folder: string, wordsIn: (language: string) => object): [path: string, text: string][] =>
  Object.keys(words).map((language) => [
    `${folder}/text/${language}.json`,
    `${JSON.stringify(wordsIn(language), null, 2)}\n`,
  ])

/** The texts of a new kind of entity, a file for each language. */
export const kindTexts = (folder: string, names: Names) =>
  textFiles(folder, (language) => ({ [names.many]: words[language]?.(names) }))

/** The texts of a new area: its name, which nobody has translated yet. */
export const areaTexts = (folder: string, { area, areaTitle }: Names) =>
  textFiles(folder, () => ({ [area]: { title: areaTitle } }))
