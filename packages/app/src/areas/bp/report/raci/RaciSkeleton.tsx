import { Skeleton } from '@embpm/ui/skeleton'

/** A matrix that is loading. */
export const RaciSkeleton = () => (
  <div className="emb-app-raci-state">
    <Skeleton rows={12} columns={[240, 92, 92, 92, 92, 92]} />
  </div>
)
