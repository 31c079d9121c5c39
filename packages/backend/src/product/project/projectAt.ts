import type { Project } from '@embpm/contract/project'

/**
 * The project that the sample at a place belongs to: those of six places one after the other, and none at the seventh, for not
 * everything is part of a project.
 */
export function projectAt(projects: readonly Project[], index: number): Project | undefined {
  return index % 7 === 6 ? undefined : projects[Math.floor(index / 7 + index) % projects.length]
}
