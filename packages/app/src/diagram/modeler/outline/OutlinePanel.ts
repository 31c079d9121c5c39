/** What a panel of the outline asks, and for which element; `null`: for the process. */
export type OutlinePanel =
  | { ask: 'after' | 'before' | 'connect' | 'join' | 'start' | 'end' | 'kind' | 'attach' | 'lane'; id: string }
  | { ask: 'in'; id: string | null }
  | { ask: 'split' | 'note' | 'data' | 'laneAbove' | 'laneBelow' | 'lanes'; id: string }
  | { ask: 'pool'; id: null }
