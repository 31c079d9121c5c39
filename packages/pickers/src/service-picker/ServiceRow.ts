/**
 * What the picker shows of a service. Only `id` and `name` are needed: what a row does not have is an empty cell. Further
 * properties do no harm.
 */
export interface ServiceRow {
  /** The value of the picker. */
  id: string
  /** What people call it. */
  name: string
  /** Organisation, or part of one, that runs it. */
  organisation?: string
  /** Number in the work breakdown structure, such as 1.3.2. */
  wbs?: string
  businessDomain?: string
  /** Such as OData V2, BAPI or Kafka. */
  technology?: string
  /** What the system calls it, such as API_SALES_ORDER_SRV. */
  serviceName?: string
  /** Such as REST, SOAP or event. */
  type?: string
  /** Entity set, message type, function group or whatever else a call needs. */
  parameter?: string
  /** Host name without protocol. */
  host?: string
  /** Where it is described; an address of the web is a link. */
  link?: string
  /** Anything; shown as JSON. */
  metadata?: unknown
  description?: string
}
