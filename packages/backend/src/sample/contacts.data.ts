import { type Contact, type ContactTag, type NewContact, storedContact } from '@embpm/contract/sample/contacts'

import { sampleTable } from '../sampleTable.js'
import { people } from './people.data.js'
import { drawAvatar, drawCover } from './pictures.js'

/** The tags of contacts. */
export const contactTagSeeds: readonly ContactTag[] = [
  { id: 'tag-work', title: 'Work' },
  { id: 'tag-friend', title: 'Friend' },
  { id: 'tag-family', title: 'Family' },
  { id: 'tag-high-school', title: 'High School' },
  { id: 'tag-college', title: 'College' },
  { id: 'tag-baseball-team', title: 'Baseball Team' },
  { id: 'tag-band', title: 'Band' },
]

/** What a new contact is like. Source: sample services, "Contacts". */
export const emptyContact: Omit<NewContact, 'id'> = {
  avatar: null,
  name: 'New Contact',
  emails: [],
  phoneNumbers: [],
  job: { title: '', company: '' },
  birthday: null,
  address: null,
  notes: null,
  tags: [],
}

type Numbers = Partial<Record<'Mobile' | 'Work' | 'Home', string>>

/** What the address book knows about somebody, beyond what everybody knows. */
interface Entry {
  name: string
  numbers: Numbers
  /** `1988-03-14`. */
  born?: string
  tags: string[]
  personal?: string
  notes?: string
}

/** Somebody from outside the four companies of the sample. */
interface Outsider extends Entry {
  country: string
  title?: string
  company: string
  address: string | null
  work?: string
  faceless?: boolean
  /** That of the person, so that tasks and boards lead to the contact. */
  id?: string
}

const colleagues: readonly Entry[] = [
  {
    name: 'Adaeze Obi',
    numbers: { Mobile: '0802 123 3588', Work: '0802 123 7159' },
    born: '1988-03-14',
    tags: ['tag-work', 'tag-friend'],
    personal: 'adaeze.obi@mail.example',
    notes:
      '<p>Owns the interfaces between the warehouse system and the ERP.</p><ul><li>Wants every interface as a service in the catalogue <strong>before</strong> its specification starts.</li><li>Best reached before 10 a.m. Lagos time.</li></ul>',
  },
  {
    name: 'Beatriz Carvalho',
    numbers: { Mobile: '912 340 730', Work: '912 344 301' },
    born: '1979-11-02',
    tags: ['tag-work'],
    notes:
      '<p lang="pt">Fecha o mês no terceiro dia útil: <strong>não marcar reuniões antes disso.</strong> Prefere receber os relatórios em folha de cálculo.</p>',
  },
  {
    name: 'Chen Yulan',
    numbers: { Mobile: '131 2345 7872' },
    born: '1991-06-21',
    tags: ['tag-work', 'tag-college'],
    personal: 'yulan.chen@mail.example',
    notes: '<p lang="zh">负责集成测试。每轮测试开始前三天需要收到最新的流程图和角色清单。</p>',
  },
  {
    name: 'Dmitri Volkov',
    numbers: { Mobile: '5123 5014', Work: '5123 8585' },
    born: '1984-01-30',
    tags: ['tag-work'],
  },
  {
    name: 'Eleni Markou',
    numbers: { Mobile: '691 234 2156' },
    born: '1982-09-09',
    tags: ['tag-work'],
    notes:
      '<h3>Order to cash</h3><p>Approves every change between quotation and invoice. Send the new version of the diagram together with a list of what changed.</p>',
  },
  { name: 'Farid Benali', numbers: { Mobile: '06 50 12 92 98', Work: '06 50 12 28 69' }, tags: ['tag-work'] },
  {
    name: 'Greta Lindholm',
    numbers: { Mobile: '070-123 64 40', Work: '070-123 00 11' },
    born: '1975-04-17',
    tags: ['tag-work', 'tag-band'],
    personal: 'greta@lindholm.example',
    notes: '<p>Steering committee every second Thursday. Plays the cello; rehearsals with us when she is in town.</p>',
  },
  {
    name: 'Hiro Tanabe',
    numbers: { Mobile: '090-1234-3582', Work: '090-1234-7153' },
    born: '1986-12-05',
    tags: ['tag-work'],
  },
  {
    name: 'Ines Moreau',
    numbers: { Mobile: '06 12 34 07 24' },
    born: '1990-07-28',
    tags: ['tag-work', 'tag-college'],
    personal: 'ines.moreau@courriel.example',
    notes:
      '<p lang="fr">Prépare les formations des utilisateurs clés. Il lui faut <strong>les captures d’écran définitives deux semaines avant</strong> chaque session.</p>',
  },
  {
    name: 'Jonas Albrecht',
    numbers: { Mobile: '01512 3457866', Work: '01512 3451437' },
    born: '1993-02-11',
    tags: ['tag-work', 'tag-baseball-team'],
    notes:
      '<p lang="de">Baut Formulare und Workflows. Anforderungen bitte mit Feldliste und Beispielwerten, sonst fragt er nach.</p>',
  },
  {
    name: 'Kalinda Rao',
    numbers: { Mobile: '081234 55008', Home: '081234 58579' },
    born: '1987-10-19',
    tags: ['tag-work'],
  },
  {
    name: 'Lucas Pereira',
    numbers: { Mobile: '(11) 96123-2150' },
    tags: ['tag-work'],
    notes: '<p>Tax codes and withholding. Ask him before a condition type is renamed.</p>',
  },
  {
    name: 'Noor El Sayed',
    numbers: { Mobile: '050 123 6434', Work: '050 123 0005' },
    born: '1985-05-23',
    tags: ['tag-work'],
  },
  {
    name: 'Oksana Melnyk',
    numbers: { Mobile: '050 123 3576' },
    born: '1992-08-24',
    tags: ['tag-work', 'tag-friend'],
    personal: 'oksana@melnyk.example',
    notes: '<p lang="uk">Веде перелік вимог. У п’ятницю надсилає зміни за тиждень, відповіді чекає до вівторка.</p>',
  },
  {
    name: 'Pablo Ibarra',
    numbers: { Mobile: '612 34 07 18', Work: '612 34 42 89' },
    tags: ['tag-work', 'tag-baseball-team'],
  },
  { name: 'Quentin Dubois', numbers: { Mobile: '0450 00 78 60' }, born: '1981-03-03', tags: ['tag-work'] },
  {
    name: 'Renata Novotna',
    numbers: { Mobile: '601 125 002' },
    born: '1989-01-16',
    tags: ['tag-work', 'tag-friend', 'tag-band'],
    personal: 'renata.novotna@posta.example',
    notes: '<p>Daily at 9:15, retrospective on the last Friday of a sprint. Brings the good coffee.</p>',
  },
  {
    name: 'Samuel Osei',
    numbers: { Mobile: '023 123 2144', Work: '023 123 5715' },
    born: '1978-06-06',
    tags: ['tag-work'],
  },
  { name: 'Tove Nygaard', numbers: { Mobile: '40 61 92 86' }, born: '1994-11-27', tags: ['tag-work', 'tag-college'] },
  { name: 'Umut Demir', numbers: { Mobile: '0501 234 64 28', Home: '0501 234 99 99' }, tags: ['tag-work'] },
  {
    name: 'Valentina Russo',
    numbers: { Mobile: '312 345 3570', Work: '312 345 7141' },
    born: '1983-04-08',
    tags: ['tag-work'],
    notes:
      '<p>Signs the validation documents for pharma plants.</p><ol><li>Risk assessment</li><li>Test evidence with screenshots</li><li>Release, only after both</li></ol>',
  },
  {
    name: 'William Hartley',
    numbers: { Mobile: '07400 120712', Work: '07400 124283' },
    born: '1972-12-12',
    tags: ['tag-work'],
    notes: '<p>Keeps the map of applications. Name a system as it stands there, or he will rename it.</p>',
  },
  { name: 'Yusuf Karim', numbers: { Mobile: '0812-347-854' }, born: '1990-02-02', tags: ['tag-work'] },
]

const outsiders: readonly Outsider[] = [
  {
    name: 'Clara Vogt',
    country: 'ch',
    title: 'Choir director',
    company: 'Stadtsingschule Winterthur',
    address: 'Obergasse 3, Winterthur',
    numbers: { Mobile: '078 123 07 06', Home: '078 123 42 77' },
    born: '1985-09-30',
    tags: ['tag-friend', 'tag-band'],
    personal: 'clara.vogt@post.example',
    notes: '<p lang="de">Probe dienstags um 19 Uhr. Noten liegen in der Mappe mit dem grünen Rücken.</p>',
  },
  {
    name: 'Daniel Whitcombe',
    country: 'ca',
    company: 'Whitcombe Carpentry',
    address: '41 Waterloo Street, Fredericton',
    numbers: { Mobile: '(506) 234-7848', Home: '(506) 234-1419' },
    born: '1986-05-01',
    tags: ['tag-high-school', 'tag-baseball-team'],
    personal: 'dan@whitcombe.example',
    faceless: true,
  },
  {
    name: 'Fionn Keane',
    country: 'ie',
    title: 'Physiotherapist',
    company: 'Harbour Clinic',
    address: '7 Long Walk, Galway',
    numbers: { Mobile: '085 012 4990', Work: '085 012 8561' },
    tags: ['tag-baseball-team', 'tag-friend'],
    work: 'fionn@harbour-clinic.example',
  },
  {
    name: 'Piotr Kowalczyk',
    country: 'pl',
    title: 'Teacher of geography',
    company: 'Liceum nr 5',
    address: 'ul. Ogarna 20, Gdańsk',
    numbers: { Mobile: '512 349 292' },
    born: '1957-03-19',
    tags: ['tag-family'],
    personal: 'piotr.kowalczyk@poczta.example',
    notes: '<p lang="pl">Dzwonić po 18:00. W maju jedzie w Bieszczady i nie ma zasięgu.</p>',
  },
  {
    name: 'Zofia Kowalczyk',
    country: 'pl',
    title: 'Veterinarian',
    company: 'Przychodnia Cztery Łapy',
    address: 'ul. Leśna 8, Sopot',
    numbers: { Mobile: '512 342 863', Home: '512 348 115' },
    born: '1991-12-24',
    tags: ['tag-family', 'tag-friend'],
    personal: 'zofia.kowalczyk@poczta.example',
  },
  {
    name: 'Σοφία Λαμπράκη',
    country: 'gr',
    title: 'Αρχιτέκτονας',
    company: 'Λαμπράκη και Συνεργάτες',
    address: 'Τσιμισκή 52, Θεσσαλονίκη',
    numbers: { Mobile: '691 234 5727' },
    born: '1988-08-15',
    tags: ['tag-college'],
    work: 'sofia@lambraki.example',
    notes: '<p lang="el">Σπουδάσαμε μαζί στο Γκντανσκ. Έρχεται κάθε Σεπτέμβριο για δύο εβδομάδες.</p>',
  },
  {
    name: 'Максим Ткаченко',
    country: 'ua',
    title: 'Звукорежисер',
    company: 'Студія «Обрій»',
    address: 'вул. Саксаганського 14, Київ',
    numbers: { Mobile: '050 123 7147' },
    born: '1990-10-10',
    tags: ['tag-band'],
    personal: 'maksym@tkachenko.example',
  },
  {
    name: 'Тимур Сейітов',
    country: 'kz',
    title: 'Логист',
    company: 'Дала Транзит',
    address: 'пр. Абая 10, Алматы',
    numbers: { Mobile: '8 (771) 000 3564', Work: '8 (771) 000 7135' },
    tags: ['tag-work'],
    work: 't.seiitov@dala-transit.example',
    faceless: true,
  },
  {
    name: 'נועה ברק',
    country: 'il',
    title: 'מנהלת מוצר',
    company: 'גל מערכות',
    address: 'שדרות בן ציון 9, תל אביב',
    numbers: { Mobile: '050-234-4996', Work: '050-234-8567' },
    born: '1989-04-20',
    tags: ['tag-college', 'tag-friend'],
    work: 'noa@gal-systems.example',
    notes: '<p lang="he" dir="rtl">מעדיפה שיחה קצרה על פני הודעה ארוכה. זמינה מיום ראשון עד חמישי.</p>',
  },
  {
    name: 'ليلى حداد',
    country: 'jo',
    title: 'مديرة مشاريع',
    company: 'شركة البتراء للطاقة',
    address: 'شارع الرينبو 12، عمّان',
    numbers: { Mobile: '07 9012 2138', Work: '07 9012 5709' },
    born: '1984-06-11',
    tags: ['tag-work'],
    work: 'layla@petra-energy.example',
    notes: '<p lang="ar" dir="rtl">تراجع مخططات العمليات يوم الأحد. أرسل إليها النسخة النهائية قبل نهاية الأسبوع.</p>',
  },
  {
    name: 'अनन्या शर्मा',
    country: 'in',
    title: 'डेटा विश्लेषक',
    company: 'सरिता ऊर्जा',
    address: 'एम. जी. मार्ग 18, जयपुर',
    numbers: { Mobile: '081234 54417' },
    born: '1995-01-26',
    tags: ['tag-friend'],
    personal: 'ananya@sharma.example',
  },
  {
    name: 'พิมพ์ชนก ศรีสุข',
    country: 'th',
    title: 'ผู้จัดการคลังสินค้า',
    company: 'บริษัท ลุ่มน้ำขนส่ง',
    address: 'ถนนท่าแพ 88 เชียงใหม่',
    numbers: { Mobile: '081 234 9280', Work: '081 234 2851' },
    tags: ['tag-work'],
    work: 'pimchanok@lumnam.example',
  },
  {
    name: 'さくら 石井',
    country: 'jp',
    title: 'ピアノ教師',
    company: '石井音楽教室',
    address: '名古屋市中区大須 2-7',
    numbers: { Mobile: '090-1234-6128', Home: '090-1234-9904' },
    born: '1987-03-27',
    tags: ['tag-band', 'tag-high-school'],
    personal: 'sakura@ishii.example',
    notes: '<p lang="ja">高校の交換留学で知り合った。毎年十二月に発表会の招待状が届く。</p>',
  },
  {
    name: '林雅婷',
    country: 'tw',
    title: '採購經理',
    company: '海風電子',
    address: '台南市中西區民權路 66 號',
    numbers: { Mobile: '0912 346 422', Work: '0912 349 993' },
    born: '1986-07-07',
    tags: ['tag-work', 'tag-college'],
    work: 'yating.lin@haifeng.example',
  },
]

/** `1988-03-14` as ISO 8601. */
const birthdayOf = (born: string | undefined) => (born === undefined ? null : `${born}T00:00:00.000Z`)

function phonesOf(country: string, numbers: Numbers): Contact['phoneNumbers'] {
  return Object.entries(numbers).map(([label, phoneNumber]) => ({ country, phoneNumber, label }))
}

function emailsOf(work: string | undefined, personal: string | undefined): Contact['emails'] {
  return [
    ...(work === undefined ? [] : [{ email: work, label: 'Work' }]),
    ...(personal === undefined ? [] : [{ email: personal, label: 'Personal' }]),
  ]
}

/** Colleagues stand as the other services know them. */
function withPerson(entry: Entry): Outsider {
  const person = people.find(({ name }) => name === entry.name)
  if (!person) return { ...entry, country: '', company: '', address: null }
  const { id, country, title, company, address, email } = person
  return { ...entry, id, country, title, company, address, work: email }
}

const seeds: readonly Contact[] = [...colleagues.map(withPerson), ...outsiders].map((entry, index) => ({
  id: entry.id ?? `contact-${String(index + 1).padStart(3, '0')}`,
  avatar: entry.faceless ? null : drawAvatar(entry.name),
  background: index % 4 === 3 ? null : drawCover(entry.name),
  name: entry.name,
  emails: emailsOf(entry.work, entry.personal),
  phoneNumbers: phonesOf(entry.country, entry.numbers),
  ...(entry.title === undefined ? {} : { title: entry.title }),
  company: entry.company,
  birthday: birthdayOf(entry.born),
  address: entry.address,
  notes: entry.notes ?? null,
  tags: entry.tags,
}))

/** Given and family names that go together; every fourth of many contacts takes one of the pairs after the first. */
const latin: readonly [given: readonly string[], family: readonly string[]] = [
  people.map(({ name }) => name.split(' ')[0] ?? name),
  people.map(({ name }) => name.split(' ').slice(1).join(' ')),
]
const otherScripts: readonly (typeof latin)[] = [
  [
    ['Олена', 'Андрій', 'Ірина', 'Богдан', 'Наталія', 'Тарас'],
    ['Шевчук', 'Бондар', 'Мельник', 'Кравець', 'Литвин'],
  ],
  [
    ['Άννα', 'Κώστας', 'Ειρήνη', 'Πέτρος', 'Μαρία'],
    ['Οικονόμου', 'Παπαδοπούλου', 'Νικολάου', 'Γεωργίου'],
  ],
  [
    ['سارة', 'عمر', 'مريم', 'يوسف', 'هدى'],
    ['خليل', 'نجار', 'منصور', 'صالح'],
  ],
  [
    ['रवि', 'मीरा', 'अर्जुन', 'कविता'],
    ['वर्मा', 'जोशी', 'मेहता', 'नायर'],
  ],
  [
    ['健 ', '葵 ', '直樹 ', '美穂 '],
    ['山田', '中川', '小林', '森'],
  ],
]

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

function nameOf(index: number): string {
  const other = index % 4 === 3
  const [given, family] = (other ? pick(otherScripts, index >> 2) : latin) ?? latin
  const first = pick(given, index) ?? ''
  const last = pick(family, Math.floor(index / given.length)) ?? ''
  const initial = String.fromCharCode(65 + (Math.floor(index / given.length / family.length) % 26))
  return other ? `${first} ${last}` : `${first} ${initial}. ${last}`
}

/** The same number with three other digits at its end. */
function renumbered(phoneNumber: string, index: number): string {
  const digits = String(index % 1000).padStart(3, '0')
  let at = -1
  return phoneNumber.replace(/\d(?=(?:\D*\d){0,2}$)/g, () => digits.charAt((at += 1)))
}

function manyContacts(rows: number): Contact[] {
  return Array.from({ length: rows }, (_, index) => {
    const like = pick(seeds, index)
    const number = String(index + 1).padStart(6, '0')
    return {
      id: `contact-${number}`,
      avatar: null,
      background: null,
      name: nameOf(index),
      emails: [{ email: `contact-${number}@mail.example`, label: index % 3 === 0 ? 'Personal' : 'Work' }],
      phoneNumbers: (like?.phoneNumbers ?? []).map((phone) => ({
        ...phone,
        phoneNumber: renumbered(phone.phoneNumber, index),
      })),
      title: like?.title ?? 'Consultant',
      company: pick(people, index * 7)?.company ?? '',
      birthday: `${1960 + (index % 44)}-0${1 + (index % 9)}-${10 + (index % 19)}T00:00:00.000Z`,
      address: like?.address ?? null,
      notes: like?.notes ?? null,
      tags: [...(like?.tags ?? [])],
    }
  })
}

/** The contacts of the sample: 37, or as many as asked for, then without pictures. */
export function contactSeeds(rows?: number): readonly Contact[] {
  return rows === undefined ? seeds : manyContacts(rows)
}

/** The contacts as they are stored; the common search looks into them too. */
export const contactTable = sampleTable({ name: 'contact', schema: storedContact, seeds: contactSeeds })
