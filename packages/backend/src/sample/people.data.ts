import { drawAvatar } from './pictures.js'

/** Somebody who turns up in several sample services. */
export interface Person {
  id: string
  name: string
  email: string
  title: string
  company: string
  /** ISO 3166 code of two letters, lower case. */
  country: string
  /** City and street. */
  address: string
  avatar: string
}

const lines = `
Adaeze Obi|Integration architect|Kestrel Logistics|ng|12 Marina Road, Lagos
Beatriz Carvalho|Controller|Helvora Pharma|pt|Rua das Flores 41, Porto
Chen Yulan|Test manager|Terranova Group|cn|88 Suzhou Road, Shanghai
Dmitri Volkov|Basis administrator|Bluefen Energy|ee|Pikk 7, Tallinn
Eleni Markou|Process owner order to cash|Helvora Pharma|gr|Ermou 19, Athens
Farid Benali|Warehouse consultant|Kestrel Logistics|ma|Rue de Fès 5, Casablanca
Greta Lindholm|Programme manager|Bluefen Energy|se|Södra vägen 22, Göteborg
Hiro Tanabe|Plant maintenance lead|Terranova Group|jp|3-12 Sakae, Nagoya
Ines Moreau|Change manager|Helvora Pharma|fr|14 rue du Palais, Lyon
Jonas Albrecht|Developer forms and workflow|Terranova Group|de|Lindenweg 8, Bremen
Kalinda Rao|Data migration lead|Kestrel Logistics|in|27 Residency Road, Pune
Lucas Pereira|Tax specialist|Bluefen Energy|br|Rua Augusta 210, São Paulo
Marta Kowalczyk|Lead consultant|Terranova Group|pl|ul. Długa 14, Gdańsk
Noor El Sayed|Security consultant|Helvora Pharma|ae|9 Corniche Street, Abu Dhabi
Oksana Melnyk|Business analyst|Kestrel Logistics|ua|Saksahanskoho 31, Kyiv
Pablo Ibarra|Procurement lead|Bluefen Energy|es|Calle Mayor 60, Bilbao
Quentin Dubois|Key user sales|Helvora Pharma|be|Rue Haute 77, Brussels
Renata Novotna|Scrum master|Terranova Group|cz|Masná 3, Brno
Samuel Osei|Finance process expert|Kestrel Logistics|gh|4 Ring Road, Accra
Tove Nygaard|Sustainability reporting|Bluefen Energy|no|Strandgata 18, Bergen
Umut Demir|Production planner|Terranova Group|tr|Kordon 52, Izmir
Valentina Russo|Quality manager|Helvora Pharma|it|Via Po 11, Torino
William Hartley|Enterprise architect|Kestrel Logistics|gb|6 Queen Square, Bristol
Yusuf Karim|Master data steward|Bluefen Energy|id|Jalan Melati 30, Jakarta
`

const domains: Record<string, string> = {
  'Kestrel Logistics': 'kestrel-logistics.example',
  'Helvora Pharma': 'helvora.example',
  'Bluefen Energy': 'bluefen.example',
  'Terranova Group': 'terranova.eu',
}

/** `Chen Yulan` becomes `chen-yulan`. */
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** The people of the sample by name. The one who signs in is Marta Kowalczyk. */
export const people: readonly Person[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', title = '', company = '', country = '', address = ''] = line.split('|')
    const [first = '', ...rest] = name.toLowerCase().split(' ')
    const email = `${first.charAt(0)}.${rest.join('')}@${domains[company] ?? 'example.com'}`
    return { id: `person-${slugOf(name)}`, name, email, title, company, country, address, avatar: drawAvatar(name) }
  })
