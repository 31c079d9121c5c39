import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { decodeText } from '../../../entity/import/decodeText.js'
import type { FileProblem } from '../../../entity/import/ImportFileError.js'
import { useImportFile } from '../../../entity/import/useImportFile.js'
import { readDd03l } from '../../../table-definition/readDd03l.js'
import { readDdl } from '../../../table-definition/readDdl.js'
import { type PasteOptions, readPastedFields } from '../../../table-definition/readPastedFields.js'
import { plainField, type Reading, readingLimits } from '../../../table-definition/TableDefinition.js'
import { emptyRow, type FieldRow } from './creationForm.js'
import { withPasted } from './fieldRows.js'
import type { Source } from './sources.js'
import { usePasteOptions } from './usePasteOptions.js'

/** What is taken over from: the file or text that was given, and what was found in it. */
export function useReading(source: Source) {
  const [text, setText] = useState('')
  const [script, setScript] = useState<{ file: File | null; problem: FileProblem | null }>({
    file: null,
    problem: null,
  })
  const [rows, setRows] = useState<Reading | null>(null)
  const importing = useImportFile(({ sheets }) => {
    // The sheet that has the names of tables, where there are several.
    const readings = sheets.map(readDd03l)
    setRows(readings.find(({ tables }) => tables.length > 0) ?? readings[0] ?? null)
  })
  const options = useLoaded(source === 'pasted' && text !== '')
  const shown = useDeferredValue(text)

  const read = useMemo((): Reading | null => {
    if (shown.trim() === '') return null
    if (source === 'ddl') return readDdl(shown)
    return options && readPasted(shown, options)
  }, [shown, source, options])

  const readScript = async (file: File | null) => {
    setText('')
    const isLarge = file !== null && file.size > readingLimits.characters
    setScript({ file, problem: isLarge ? 'tooLarge' : null })
    if (file && !isLarge) setText(decodeText(new Uint8Array(await file.arrayBuffer())))
  }

  return {
    text,
    setText: (next: string) => {
      setScript({ file: null, problem: null })
      setText(next)
    },
    file: source === 'ddl' ? script.file : importing.file,
    chooseFile: (file: File | null) => {
      if (source === 'ddl') void readScript(file)
      else {
        setRows(null)
        importing.choose(file)
      }
    },
    reading: source === 'dd03l' ? rows : read,
    isReading: importing.reading,
    problem: source === 'ddl' ? script.problem : importing.problem,
  }
}

/** How pasted text is read, once that is asked for. */
function useLoaded(isAsked: boolean): PasteOptions | null {
  const load = usePasteOptions()
  const [options, setOptions] = useState<PasteOptions | null>(null)
  useEffect(() => {
    if (!isAsked) return
    let isHere = true
    void load().then((loaded) => {
      if (isHere) setOptions(loaded)
    })
    return () => {
      isHere = false
    }
  }, [isAsked, load])
  return options
}

function readPasted(text: string, options: PasteOptions): Reading {
  const { rows, problems } = readPastedFields(text, options)
  const fields = rows.map((cells) => {
    const { dataElementId: _, newElement, length, decimals, ...row }: FieldRow = withPasted(emptyRow, cells)
    return { ...plainField(row.fieldName), ...row, rollName: newElement, length: length ?? 0, decimals: decimals ?? 0 }
  })
  return { tables: fields.length > 0 ? [{ tableName: '', description: '', fields }] : [], problems }
}
