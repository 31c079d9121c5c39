import { Skeleton } from '@embpm/ui/skeleton'

/** Lines of a list that are not there yet. */
export function ChatLinePending() {
  return <Skeleton className="emb-app-chat-pending" rows={8} columns={[52, 220]} />
}
