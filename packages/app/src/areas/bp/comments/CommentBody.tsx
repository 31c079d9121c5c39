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
          <bdi key={index} className="emb-app-mention">
            @{part.name}
          </bdi>
        ) : (
          <Fragment key={index}>
            {linkParts(part.text).map(({ text, href }, at) =>
              href === null ? (
                text
              ) : (
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
