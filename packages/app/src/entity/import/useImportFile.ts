import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { counted } from '../../session/counted.js'
import { languageSchema } from '../../session/languages.js'
import { useServices } from '../../shell/ServicesProvider.js'
import type { Sheet } from './Cell.js'
import { ImportFileError, type FileProblem } from './ImportFileError.js'
import type { FileReaderName } from './fileReaders.js'
import { loadVocabularies, type Vocabulary } from './Vocabulary.js'
import { readFile } from './readFile.js'

/** A file that was read, and the words by which it is understood. */
export interface ReadFile {
  file: File
  sheets: readonly Sheet[]
  /** Of the language in use first. */
  vocabularies: readonly Vocabulary[]
}

/** The file of an import: chosen, being read, refused. */
export interface ImportFile {
  file: File | null
  reading: boolean
  problem: FileProblem | null
  /** Reads a file, or forgets it; `onRead` is called once it is there. */
  choose: (file: File | null) => void
}

/** Reads what the user chooses; another choice, or leaving, ends the reading. */
export function useImportFile(onRead: (read: ReadFile) => void, readers: readonly FileReaderName[] = []): ImportFile {
  const { language } = useTranslation().i18n
  const { requests } = useServices()
  const [state, setState] = useState<Omit<ImportFile, 'choose'>>({ file: null, reading: false, problem: null })
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const read = async (file: File) => {
    const own = new AbortController()
    controller.current = own
    setState({ file, reading: true, problem: null })
    try {
      const [sheets, vocabularies] = await Promise.all([
        readFile(file, own.signal, readers),
        loadVocabularies(languageSchema.safeParse(language).data ?? 'en', counted(requests), own.signal),
      ])
      if (own.signal.aborted) return
      setState({ file, reading: false, problem: null })
      onRead({ file, sheets, vocabularies })
    } catch (error) {
      if (own.signal.aborted) return
      setState({ file, reading: false, problem: error instanceof ImportFileError ? error.problem : 'damaged' })
    }
  }

  return {
    ...state,
    choose(file) {
      controller.current?.abort()
      if (file) void read(file)
      else setState({ file: null, reading: false, problem: null })
    },
  }
}
