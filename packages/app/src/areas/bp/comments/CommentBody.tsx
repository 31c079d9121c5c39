import type { CommentPart } from '@embpm/contract/comment-thread'
import { Fragment } from 'react'
import { linkParts } from './linkParts.js'

/** Props of `CommentBody`. */
export interface CommentBodyProps {
  body: readonly CommentPart[]
}

/** What a comment says. Whatever it holds is text; addresses of the web in it are links, and people stand out. */
export function CommentBody({ body }: CommentBodyProps) {
  return (
    <p className="emb-app-comment-body" dir="auto">
      {body.map((part, index) =>
        'mention' in part ? (
          // Parts are never moved: their place is their key.
          // oxlint-disable-next-line react/no-array-index-key -- a comment is shown anew as a whole
          <bdi key={index} className="emb-app-mention">
            @{part.name}
          </bdi>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a comment is shown anew as a whole
          <Fragment key={index}>
            {linkParts(part.text).map(({ text, href }, at) =>
              href === null ? (
                text
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- a comment is shown anew as a whole
                <a key={at} className="emb-link" href={href} target="_blank" rel="noopener noreferrer">
                  {text}
                </a>
              ),
            )}
          </Fragment>
        ),
      )}
    </p>
  )
}
