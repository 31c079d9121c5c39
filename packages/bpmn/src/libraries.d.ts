// What we use of libraries that bring no types. What they hand out is `unknown` and looked at before it is used.

declare module 'bpmn-moddle' {
  export class BpmnModdle {
    constructor(packages?: Record<string, object>)
    create(type: string, attributes?: Record<string, unknown>): unknown
    fromXML(
      xml: string,
      type: string,
      options: object,
    ): Promise<{
      rootElement: unknown
      warnings: { message: string; element?: unknown; property?: string; value?: string }[]
    }>
    toXML(element: object, options?: { format?: boolean }): Promise<{ xml: string }>
  }
}

declare module 'bpmn-auto-layout' {
  export function layoutProcess(xml: string): Promise<string>
}

declare module 'bpmnlint' {
  export interface Report {
    id?: string
    category: 'error' | 'warn' | 'info' | 'off' | 'rule-error'
  }

  export class Linter {
    constructor(options: { resolver: object; config: { rules: Record<string, string> } })
    lint(definitions: object): Promise<Record<string, Report[]>>
  }
}

declare module 'bpmnlint/lib/resolver/static-resolver.js' {
  const StaticResolver: new (cache: Record<string, unknown>) => object
  export = StaticResolver
}

declare module 'bpmnlint/config/recommended.js' {
  const config: { rules: Record<string, 'error' | 'warn'> }
  export = config
}

declare module 'bpmnlint/rules/*' {
  const rule: unknown
  export = rule
}
