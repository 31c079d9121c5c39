import { ImportFileError } from '../entity/import/ImportFileError.js'
import type { LeftOut } from '../entity/import/LeftOut.js'
import { type ApiDescription, type DescribedService, fitted, type JsonObject, longest } from './DescribedService.js'
import { edmxModel, type Named } from './edmxModel.js'
import { below, type XmlElement } from './parseXml.js'

const imports = ['EntitySet', 'Singleton', 'FunctionImport', 'ActionImport']

/** Whether XML is the metadata of an OData service. */
export const isEdmx = ({ name }: XmlElement): boolean => name === 'Edmx'

/**
 * The entity sets, singletons, functions and actions of an OData metadata document, V2 or V4. The metadata of each have its
 * element and the types, operations and annotations that belong to it. What no row has is named.
 * @throws ImportFileError for another version
 */
export function readEdmx(edmx: XmlElement, left: LeftOut[]): ApiDescription {
  const technology = technologyOf(edmx, left)
  const model = edmxModel(edmx)
  const schemas = model.schemas
  const [first] = schemas
  const title = titleOf(schemas) || first?.attributes.Namespace || 'OData'
  const used = new Set<XmlElement>()

  const services = schemas.flatMap((schema) =>
    below(schema, 'EntityContainer').flatMap((container) => {
      const containerName = `${schema.attributes.Namespace ?? ''}.${container.attributes.Name ?? ''}`
      return below(container, ...imports).map((element): DescribedService => {
        const name = element.attributes.Name ?? ''
        const target = `${containerName}/${name}`
        const parts = model.partsOf(element, target)
        for (const part of parts) used.add(part.element)
        const [entity] = parts
        return fitted(
          {
            name: labelOf(element, model.annotationsOf(target)) || name,
            serviceName: title,
            type: 'OData',
            technology,
            parameter: name,
            host: '',
            link: '',
            description: descriptionOf([element, ...model.annotationsOf(target), ...(entity ? [entity.element] : [])]),
            metadata: metadataOf(
              { edmx: edmx.attributes.Version ?? '', container: containerName, kind: element.name, name },
              element,
              [
                ...below(container, 'AssociationSet')
                  .filter((one) => joins(one, name))
                  .map(associationSet),
                ...parts,
              ],
              () => left.push({ what: name, reason: 'metadataTooLong' }),
            ),
          },
          left,
        )
      })
    }),
  )
  for (const schema of schemas) {
    for (const container of below(schema, 'EntityContainer')) {
      for (const { name, attributes } of container.children) {
        if (name !== 'AssociationSet' && !imports.includes(name))
          left.push({ what: `${name} ${attributes.Name ?? attributes.Term ?? ''}`.trim(), reason: 'document' })
      }
    }
  }
  if (services.length > 0) left.push({ what: title, reason: 'noHost' })
  for (const reference of below(edmx, 'Reference'))
    left.push({ what: reference.attributes.Uri ?? reference.attributes.Url ?? 'Reference', reason: 'remoteRef' })
  for (const { element, place } of model.parts) if (!used.has(element)) left.push({ what: place, reason: 'unused' })
  for (const ref of model.broken) left.push({ what: ref, reason: 'brokenRef' })
  return { title, services, left, identity: ['serviceName', 'parameter', 'technology'] }
}

function technologyOf(edmx: XmlElement, left: LeftOut[]): DescribedService['technology'] {
  const version = edmx.attributes.Version ?? ''
  if (version.startsWith('4.')) return 'OData V4'
  if (version !== '1.0') throw new ImportFileError('otherVersion')
  const [services] = below(edmx, 'DataServices')
  const spoken = services?.attributes.DataServiceVersion ?? '2.0'
  if (!spoken.startsWith('3')) return 'OData V2'
  left.push({ what: `DataServiceVersion ${spoken}`, reason: 'otherVersion' })
  return ''
}

/** Whether an association set joins an entity set with another. */
const joins = (set: XmlElement, name: string) =>
  below(set, 'End').some(({ attributes }) => attributes.EntitySet === name)

const associationSet = (element: XmlElement): Named => ({
  element,
  place: `AssociationSet ${element.attributes.Name ?? ''}`,
})

/** What the service calls itself: the namespace of the schema with the container, without what names the schema alone. */
const titleOf = (schemas: readonly XmlElement[]): string =>
  schemas.find((schema) => below(schema, 'EntityContainer').length > 0)?.attributes.Namespace ?? ''

/** A label as SAP gives it, or as annotations do. */
function labelOf(element: XmlElement, annotations: readonly XmlElement[]): string {
  const found = annotations.find(({ attributes }) =>
    /(?:^|\.)(?:Label|HeaderInfo\.TypeName)$/.test(attributes.Term ?? ''),
  )
  return element.attributes.label ?? found?.attributes.String ?? ''
}

/** The first description that annotations or documentation give. */
function descriptionOf(elements: readonly XmlElement[]): string {
  for (const element of elements) {
    const candidates = [element, ...below(element, 'Annotation', 'Documentation')]
    for (const one of candidates) {
      if (/(?:^|\.)(?:LongDescription|Description)$/.test(one.attributes.Term ?? '')) {
        const [string] = below(one, 'String')
        return one.attributes.String ?? string?.text ?? ''
      }
      if (one.name === 'Documentation')
        return below(one, 'Summary', 'LongDescription')
          .map(({ text }) => text)
          .join('\n')
    }
  }
  return ''
}

function metadataOf(head: JsonObject, element: XmlElement, parts: readonly Named[], tell: () => void): JsonObject {
  const own = { ...head, element: jsonOf(element) }
  const whole = { ...own, parts: Object.fromEntries(parts.map((part) => [part.place, jsonOf(part.element)])) }
  const length = (value: unknown) => JSON.stringify(value).length
  if (length(whole) <= longest('metadata')) return whole
  tell()
  return length(own) <= longest('metadata') ? own : head
}

/** An element as JSON: attributes by their names, what is in it by the names of the elements. */
function jsonOf({ attributes, children, text }: XmlElement): JsonObject {
  const groups = Object.entries(Object.groupBy(children, ({ name }) => name))
  return {
    ...Object.fromEntries(Object.entries(attributes).map(([key, value]) => [`@${key}`, value])),
    ...(text !== '' && { '#text': text }),
    ...Object.fromEntries(groups.map(([name, group]) => [name, (group ?? []).map(jsonOf)])),
  }
}
