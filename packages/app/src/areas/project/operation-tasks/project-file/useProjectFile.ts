import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { decodeText } from '../../../../entity/import/decodeText.js'
import { importLimits } from '../../../../entity/import/importLimits.js'
import { usePlace } from '../../../../entity/usePlace.js'
import { queryKeys } from '../../../../session/queryKeys.js'
import { useServices } from '../../../../shell/ServicesProvider.js'
import { mergeFile } from './mergeFile.js'
import { ProjectFileError } from './ProjectFile.js'
import { readProjectXml, type ReadProject } from './readProjectXml.js'

interface Chosen {
  file: File | null
  read: ReadProject | null
  problem: ProjectFileError | null
}

const nothing: Chosen = { file: null, read: null, problem: null }

/** A project file that is chosen, and what it does to the tasks of an order. */
export function useProjectFile(orderId: string | null) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const [chosen, setChosen] = useState<Chosen>(nothing)
  const latest = useRef<File | null>(null)
  const tasks = useQuery({
    // Not among those of the kind: what is brought in must not be compared with itself while the dialog goes.
    queryKey: [...queryKeys.kind(organisation, 'project file'), orderId],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => client.operationTaskPlan.read({ filter: { orderId: [orderId ?? ''] } }, { signal }),
    enabled: orderId !== null,
  })
  const { read } = chosen
  const merge = useMemo(() => (read && tasks.data ? mergeFile(read.file, tasks.data.tasks) : null), [read, tasks.data])

  const choose = async (file: File | null) => {
    latest.current = file
    setChosen({ ...nothing, file })
    if (!file) return
    const made = await readOf(file)
    // Another one may have been chosen in the meantime.
    if (latest.current === file) setChosen({ file, ...made })
  }
  return { ...chosen, tasks, merge, choose }
}

async function readOf(file: File): Promise<Omit<Chosen, 'file'>> {
  try {
    if (file.size > importLimits.bytes) throw new ProjectFileError('tooMuch')
    return { read: readProjectXml(decodeText(new Uint8Array(await file.arrayBuffer()))), problem: null }
  } catch (error) {
    return { read: null, problem: error instanceof ProjectFileError ? error : new ProjectFileError('malformed') }
  }
}
