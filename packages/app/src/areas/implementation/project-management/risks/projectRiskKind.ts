import { projectRisk } from '@embpm/contract/project-risk'
import { defineKind } from '../../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../../text/Text.js' {
  interface Text extends Words {}
}

/** Risks of projects. */
export const projectRiskKind = defineKind(projectRisk, {
  words: 'projectRisks',
  labels: {
    description: 'causeAndEffect',
    measure: 'riskMeasure',
    taskId: 'endangeredTask',
    task: 'endangeredTask',
    'task.code': 'endangeredTaskNo',
    'project.code': 'projectCode',
  },
})
