import type { Crypto } from '@embpm/contract/sample/dashboards'
import { Badge } from '@embpm/ui/badge'
import { useCoinText } from './useCoinText.js'

/** Where a price goes: its sign says so, the colour repeats it. */
export function Trend({ trend }: { trend: Crypto['btc']['trend'] }) {
  const text = useCoinText()
  return <Badge tone={trend.dir === 'up' ? 'success' : 'danger'}>{text.change(trend)}</Badge>
}
