import * as z from 'zod/mini'

/** Longest question, in characters. */
export const longestQuestion = 4000

/** A question to the assistant of a deployment: the body of `POST {apiHost}/ai-client/answers`, whose answer is a stream of events. */
export const assistantQuestion = z.object({
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestQuestion)),
  /** The questions of one conversation have the same; the one who asks makes it up. */
  conversationId: z.string().check(z.minLength(1), z.maxLength(64)),
})

/** A question to the assistant of a deployment. */
export type AssistantQuestion = z.infer<typeof assistantQuestion>

/** An object that an answer goes back to. */
export const assistantSource = z.object({
  /** By which the text refers to it: `[1]`. */
  number: z.int().check(z.gte(1), z.lte(999)),
  /** The kind of entity, as the client calls it: `processes`. One that is not known is shown without a link. */
  kind: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Id of the entity. */
  key: z.string().check(z.minLength(1), z.maxLength(64)),
  /** What it is called, as plain text. */
  title: z.string().check(z.minLength(1), z.maxLength(500)),
})

/** An object that an answer goes back to. */
export type AssistantSource = z.infer<typeof assistantSource>

/** The names of the events of an answer. */
export const assistantEventNames = ['text', 'source', 'done', 'error'] as const

/**
 * An event of an answer, `text/event-stream`: its name and its data, which is JSON. Events of other names say nothing to the
 * reader, who leaves them out; an answer without `done` or `error` at its end is not complete.
 */
export const assistantEvent = z.discriminatedUnion('type', [
  /** The next piece of the text. It is plain text: lines that begin with `- ` are a list, an empty line begins a paragraph. */
  z.object({ type: z.literal('text'), data: z.object({ delta: z.string() }) }),
  z.object({ type: z.literal('source'), data: assistantSource }),
  /** The answer is complete. */
  z.object({ type: z.literal('done'), data: z.object({}) }),
  /** It cannot go on. The message is for the person who asked. */
  z.object({ type: z.literal('error'), data: z.object({ message: z.string().check(z.maxLength(500)) }) }),
])

/** An event of an answer. */
export type AssistantEvent = z.infer<typeof assistantEvent>
