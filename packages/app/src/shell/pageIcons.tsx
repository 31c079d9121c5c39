import {
  Boxes,
  Building2,
  CalendarDays,
  ChartColumn,
  Database,
  FileText,
  FlaskConical,
  Landmark,
  Layers,
  Link2,
  ListChecks,
  ListTree,
  PackageOpen,
  Plus,
  Puzzle,
  Settings,
  ShieldCheck,
  SquareKanban,
  Target,
  Users,
  Workflow,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { AppId } from '../routes/appsOf.js'
import type { PageTitle } from '../routes/menuOf.js'

const icons: Readonly<Record<PageTitle, LucideIcon>> = {
  processes: Workflow,
  build: Layers,
  view: ListTree,
  report: ChartColumn,
  businessAreas: Landmark,
  requirements: ListChecks,
  dictionary: Database,
  ricefw: Puzzle,
  structure: Building2,
  positions: Target,
  positionAssignment: Users,
  masterData: Boxes,
  projectDashboard: ChartColumn,
  analyticsDashboard: ChartColumn,
  financeDashboard: ChartColumn,
  tables: Database,
  dataObjects: Boxes,
  services: Link2,
  create: Plus,
  scenarioProcesses: Workflow,
  scenarioBuild: Layers,
  testTasks: FlaskConical,
  scenarioResults: ListChecks,
  verify: ShieldCheck,
  technologyInstances: PackageOpen,
  projectManagement: SquareKanban,
  employees: Users,
  employeeAssignment: Users,
  businessDomain: Landmark,
  operationArea: Target,
  periods: CalendarDays,
  orders: FileText,
  operationTasks: ListChecks,
  orderExecution: SquareKanban,
  tasks: ListChecks,
  calendar: CalendarDays,
  organisations: Building2,
  users: Users,
  subscriptions: FileText,
  objectExplorer: ListTree,
  configurations: Settings,
  config: Settings,
}

const appIcons: Readonly<Record<AppId, LucideIcon>> = {
  processes: Workflow,
  data: Database,
  etl: Boxes,
  analytics: ChartColumn,
  project: SquareKanban,
  administration: ShieldCheck,
  implementation: FlaskConical,
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The glyph of a page in menus. */
export function pageIcons(title: PageTitle): ReactNode {
  const Icon = icons[title]
  return <Icon {...glyph} />
}

/** The glyph of an app. */
export function appIcon(app: AppId): ReactNode {
  const Icon = appIcons[app]
  return <Icon {...glyph} />
}
