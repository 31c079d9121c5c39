import { highScore, mediumScore } from '@embpm/contract/project-status'
import { Badge } from '@embpm/ui/badge'

/** The score of a risk; the colour only confirms how high it is. */
export function RiskScore({ score }: { score: number }) {
  const tone = score >= highScore ? 'danger' : score >= mediumScore ? 'warning' : 'success'
  return <Badge tone={tone}>{String(score)}</Badge>
}
