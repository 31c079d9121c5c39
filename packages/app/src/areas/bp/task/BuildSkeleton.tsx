import { SkeletonText } from '@embpm/ui/skeleton'
import { DiagramSkeleton } from '../../../diagram/DiagramSkeleton.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'

/** The three panes before anything is there. */
export function BuildSkeleton() {
  const isNarrow = useNarrow()
  return (
    <div className="emb-app-build-skeleton">
      <div className="emb-app-build-bars">
        <SkeletonText lines={8} />
      </div>
      {!isNarrow && (
        <>
          <div className="emb-diagram">
            <DiagramSkeleton />
          </div>
          <div className="emb-app-build-bars">
            <SkeletonText lines={6} />
          </div>
        </>
      )}
    </div>
  )
}
