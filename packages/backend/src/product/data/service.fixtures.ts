import { lifecycleStatuses } from '@embpm/contract'
import type { Service } from '@embpm/contract/service'

import { organisationData, type SampleOrganisation } from '../administration/organisation.data.js'
import { pick, seeded } from '../entity/seeding.js'
import { companies, domains, objects, people, type SampleObject, sentences, themes } from './service.data.js'
import { type Spelling, type Variant, variants, withinSentence } from './service.variants.js'

function spell({ name, technical, message, idoc }: SampleObject): Spelling {
  const words = technical.toLowerCase().split('_')
  return {
    name,
    upper: technical,
    flat: technical.replaceAll('_', ''),
    pascal: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
    kebab: words.join('-'),
    message,
    idoc,
  }
}

const spellings = objects.map(spell)
const placeInDomain = objects.map(
  ({ domain }, index) => objects.slice(0, index).filter((other) => other.domain === domain).length + 1,
)

/** Shares of the statuses: most services are active. */
const statusShares = [0.06, 0.14, 0.72, 0.8, 0.88, 0.94, 1]

const scopes = ['BD9', 'BKJ', 'J45', '1EG', '2QY', 'BMC', '3WF', 'J58'] as const
const tags = ['core', 'rollout wave 1', 'rollout wave 2', 'to replace', 'external'] as const

const start = Date.parse('2024-01-08T07:30:00Z')
const day = 86_400_000
const minute = 60_000
/** Days over which the samples were created and changed. They end before 2026-02-06, so that none lies in the future. */
const span = 760

function hostPrefix(type: Service['type'], system: string): string {
  if (type === 'REST') return 'api'
  if (type === 'event') return 'events'
  if (type === 'IDoc') return 'integration'
  return system
}

function metadataOf(type: Service['type'], random: () => number): Service['metadata'] {
  const version = `1.${Math.floor(random() * 6)}.0`
  const operations = { read: true, create: random() < 0.6, update: random() < 0.6, delete: random() < 0.2 }
  const scope = [pick(scopes, random(), 'BD9'), pick(scopes, random(), 'BKJ')]
  const arrangement = `SAP_COM_${String(Math.floor(random() * 900) + 8).padStart(4, '0')}`
  if (type === 'IDoc') return { version, segments: Math.floor(random() * 40) + 4, partner: 'LS', port: 'A000000012' }
  if (type === 'event') return { version, topic: scope.join('/'), deliveries: 'at least once' }
  if (type === 'RFC') return { version, commit: operations.update, destination: 'TRUSTED', operations }
  return {
    version,
    scope,
    auth: random() < 0.7 ? 'OAuth 2.0' : 'certificate',
    operations,
    commArrangement: arrangement,
  }
}

function describe(language: string, object: SampleObject, system: string, random: () => number): string {
  return pick(sentences[language] ?? [], random(), '')
    .replace('{object}', language === 'en' ? withinSentence(object.name) : object.name)
    .replace('{theme}', themes[language]?.[object.domain] ?? '')
    .replace('{system}', system.toUpperCase())
}

interface Place {
  organisation: SampleOrganisation
  /** Counts the services of the organisation from 1. */
  number: number
  objectIndex: number
  variantIndex: number
  companyIndex: number
}

function make({ organisation, number, objectIndex, variantIndex, companyIndex }: Place, random: () => number) {
  const object = objects[objectIndex]
  const spelling = spellings[objectIndex]
  const variant: Variant | undefined = variants[variantIndex]
  const company = companies[companyIndex]
  if (!object || !spelling || !variant || !company) throw new RangeError('The sample catalogue has a gap.')
  const share = random()
  const status = lifecycleStatuses[statusShares.findIndex((limit) => share < limit)] ?? 'ACTIVE'
  const stage = status === 'DEVELOPMENT' ? 'd' : status === 'IMPLEMENTATION' || status === 'PREPARED' ? 'q' : 'p'
  const system = `${company.system}${stage}`
  const lockVersion = 1 + Math.floor(random() * 4)
  const created = start + Math.floor(random() * span) * day + Math.floor(random() * 600) * minute
  const changed =
    lockVersion === 1 ? created : created + Math.ceil(((start + span * day - created) * random()) / minute) * minute
  const creator = pick(people, random(), people[0])
  const changer = pick(people, random(), people[0])
  const serviceName = variant.serviceName(spelling)
  const made: Service = {
    id: `SRV-${String(number).padStart(5, '0')}`,
    organisationId: organisation.organisationId,
    lockVersion,
    createdBy: creator,
    createdAt: new Date(created).toISOString(),
    changedBy: lockVersion === 1 ? creator : changer,
    changedAt: new Date(changed).toISOString(),
    tags: random() < 0.25 ? [pick(tags, random(), 'core')] : [],
    organisation: `${organisation.company} ${company.suffix}`,
    wbs: `${object.domain + 1}.${placeInDomain[objectIndex] ?? 1}.${variantIndex + 1}`,
    businessDomain: domains[object.domain] ?? domains[0],
    technology: variant.technology,
    name: variant.name(spelling),
    serviceName,
    type: variant.type,
    parameter: variant.parameter(spelling),
    host: `${hostPrefix(variant.type, system)}.${organisation.domain}`,
    link: variant.link(spelling, serviceName),
    metadata: metadataOf(variant.type, random),
    description: describe(company.language, object, system, random),
    status,
    successorId: null,
  }
  return made
}

/**
 * The sample services of an organisation: for every start, browser and time zone the same. Its number of services is
 * taken evenly from all combinations of object, variant and company, so that even few services are a good mixture.
 */
export function serviceFixtures(organisationId: string): readonly Service[] {
  const organisation = organisationData.find((candidate) => candidate.organisationId === organisationId)
  if (!organisation) return []
  const count = organisation.services
  const random = seeded(count + 17)
  const groups = Math.min(variants.length * companies.length, Math.ceil((count * 2.6) / objects.length))
  const combinations = groups * objects.length
  const services: Service[] = []
  for (let index = 0; index < combinations; index += 1) {
    const taken = Math.floor((index * count) / combinations)
    if (taken === Math.floor(((index - 1) * count) / combinations)) continue
    const group = Math.floor(index / objects.length)
    const variantIndex = group % variants.length
    // Each variant starts at another company, so that few groups show many companies and no pair comes twice.
    const companyIndex = (Math.floor(group / variants.length) + variantIndex * 5) % companies.length
    const objectIndex = index % objects.length
    const place = { organisation, number: taken + 1, objectIndex, variantIndex, companyIndex }
    services.push(make(place, random))
  }
  return services
}
