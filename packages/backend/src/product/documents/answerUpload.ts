import { uploadHeaders, uploadPartBytes, uploadPath } from '@embpm/contract/document-file'

import type { Store } from '../../store.js'
import { type Upload, uploadByTicket } from './uploads.js'

/** The id of the upload that an address names. */
const idIn = ({ url }: Request) => {
  const { pathname } = new URL(url)
  const at = pathname.indexOf(`${uploadPath}/`)
  return at === -1 ? undefined : decodeURIComponent(pathname.slice(at + uploadPath.length + 1))
}

/** Whether a request is about a part of a file. */
export const isUpload = (request: Request): boolean => idIn(request) !== undefined

const problem = (status: number, code: string, message: string, more: object = {}) =>
  Response.json({ code, message, ...more }, { status })

/**
 * Answers what is asked about a file that is being sent: how much of it is there (GET), and the next part (PATCH). Such
 * requests carry no access token, and none is believed: the ticket alone says which upload they are about, and it holds for
 * no other one and no other organisation. Source: spec.md, section 7.
 */
export async function answerUpload(request: Request, store: Store): Promise<Response> {
  const { method, headers } = request
  const upload = await uploadByTicket(idIn(request) ?? '', headers.get(uploadHeaders.ticket) ?? '', store)
  const organisation = headers.get('x-org-id')
  if (!upload || (organisation !== null && organisation !== upload.organisationId))
    return problem(401, 'TICKET', 'The ticket does not hold, or not for this upload.')
  if (method === 'GET') return Response.json({ offset: await store.files.size(upload.id) })
  if (method === 'PATCH') return takePart(request, upload, store)
  return problem(405, 'METHOD', 'Ask for the offset, or send a part.')
}

async function takePart(request: Request, { id, size }: Upload, store: Store): Promise<Response> {
  const offset = Number(request.headers.get(uploadHeaders.offset) ?? NaN)
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (!Number.isSafeInteger(offset) || offset < 0) return problem(400, 'OFFSET', 'A part needs its offset.')
  if (declared > uploadPartBytes) return problem(413, 'PART', 'This part is too large.')
  const part = await request.blob()
  if (part.size > uploadPartBytes || offset + part.size > size) return problem(413, 'PART', 'This part is too large.')
  const there = await store.files.append(id, offset, part)
  if (there === offset + part.size) return Response.json({ offset: there })
  return problem(409, 'OFFSET', 'The next part begins elsewhere.', { offset: there })
}
