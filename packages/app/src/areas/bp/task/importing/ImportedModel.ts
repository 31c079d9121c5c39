import { modelProblems } from '@embpm/contract/revision'
import * as z from 'zod/mini'

const counts = z.object({ elements: z.number(), lanes: z.number(), flows: z.number() })

/** Schema of what was read of a file. */
const importedModel = z.object({
  bpmnXml: z.string(),
  counts,
  /** The file does not say where elements are drawn: they were laid out. */
  isLaidOut: z.boolean(),
  /** What could not be understood and is left out, as the parser says it. */
  warnings: z.array(z.string()),
})

/** What was read of a file. */
export type ImportedModel = z.infer<typeof importedModel>

/** Schema of why a file is no model that can be drawn. */
const importProblem = z.object({
  reason: z.enum([...modelProblems, 'encoding', 'failed']),
  /** From 1; `null` where it is not known. */
  line: z.nullable(z.number()),
  /** Text of the file or of the parser, in English. */
  detail: z.string(),
})

/** Why a file is no model that can be drawn. */
export type ImportProblem = z.infer<typeof importProblem>

/** Schema of what the worker answers. */
export const importAnswer = z.union([z.object({ model: importedModel }), z.object({ problem: importProblem })])

/** What became of a file. */
export type ImportAnswer = z.infer<typeof importAnswer>
