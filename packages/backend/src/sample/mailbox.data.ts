import type {
  Mail,
  MailAttachment,
  MailFilter,
  MailFolder,
  MailLabel,
  MailSettings,
} from '@embpm/contract/sample/mailbox'

import { sampleUser } from './auth.data.js'
import { ago } from './clock.js'
import { attachChart, attachPdf, attachTable, escapeMarkup } from './mailbox.pictures.js'
import { people } from './people.data.js'
import { drawAvatar } from './pictures.js'

/** The settings to begin with. */
export const settingsSeed: MailSettings = { messageLayout: 'right' }

/** The folders in their order; `counts` says which mails each one counts. */
export const folderSeeds: readonly (Omit<MailFolder, 'count'> & { counts: 'unread' | 'total' | 'none' })[] = [
  { id: 'folder-inbox', title: 'Inbox', slug: 'inbox', icon: 'heroicons_outline:inbox-arrow-down', counts: 'unread' },
  { id: 'folder-sent', title: 'Sent', slug: 'sent', icon: 'heroicons_outline:paper-airplane', counts: 'none' },
  { id: 'folder-drafts', title: 'Drafts', slug: 'drafts', icon: 'heroicons_outline:pencil-square', counts: 'total' },
  { id: 'folder-spam', title: 'Spam', slug: 'spam', icon: 'heroicons_outline:shield-exclamation', counts: 'total' },
  { id: 'folder-trash', title: 'Trash', slug: 'trash', icon: 'heroicons_outline:trash', counts: 'none' },
]

/** The filters in their order. */
export const filterSeeds: readonly MailFilter[] = [
  { id: 'filter-starred', title: 'Starred', slug: 'starred', icon: 'heroicons_outline:star' },
  { id: 'filter-important', title: 'Important', slug: 'important', icon: 'heroicons_outline:bell-alert' },
]

/** The labels to begin with. */
export const labelSeeds: readonly MailLabel[] = [
  { id: 'label-personal', title: 'Personal', slug: 'personal', color: 'blue' },
  { id: 'label-work', title: 'Work', slug: 'work', color: 'indigo' },
  { id: 'label-payments', title: 'Payments', slug: 'payments', color: 'red' },
  { id: 'label-invoices', title: 'Invoices', slug: 'invoices', color: 'teal' },
  { id: 'label-accounts', title: 'Accounts', slug: 'accounts', color: 'purple' },
  { id: 'label-forums', title: 'Forums', slug: 'forums', color: 'green' },
]

/** A seed as it is written here: what it leaves out is as in an ordinary mail that was read. */
interface Letter {
  /** Name of one of the sample's people, or `Name <address>`. */
  from: string
  /** Default: the user. Names and addresses as in `from`. */
  to?: string
  cc?: readonly string[]
  bcc?: readonly string[]
  /** Days, hours and minutes before the sample's clock. */
  at: readonly [days: number, hours: number, minutes?: number]
  subject: string
  /** Blocks with an empty line between them; see {@link contentOf}. */
  text: string
  folder?: 'sent' | 'drafts' | 'spam' | 'trash'
  marks?: readonly ('unread' | 'starred' | 'important')[]
  labels?: readonly ('personal' | 'work' | 'payments' | 'invoices' | 'accounts' | 'forums')[]
  files?: readonly MailAttachment[]
}

const me = `${sampleUser.name} <${sampleUser.email}>`

const letters: readonly Letter[] = [
  {
    from: 'Jonas Albrecht',
    at: [0, 0, 12],
    subject: 'Transport TRQK900412: please release to quality',
    text: `Morning Marta,

the form for the goods receipt is finished. The transport holds three objects and needs nothing that is not in quality already:

- table \`ZGR_HEAD\`, two new fields
- form \`ZGR_SLIP\`, second page for hazardous goods
- the texts in German and Polish

Can you release it **before 14:00**? Chen wants to start her run today.

Jonas`,
    marks: ['unread', 'important'],
    labels: ['work'],
    cc: ['Chen Yulan'],
  },
  {
    from: 'Greta Lindholm',
    at: [0, 0, 47],
    subject: 'Approval needed: cutover plan, Kestrel wave 2',
    text: `Hej Marta,

the steering committee meets on Monday and I would like to bring an approved plan. Version 7 is attached; compared with version 6 only the rollback point moved, from Saturday 22:00 to Sunday 04:00.

Please approve or tell me what is missing. Adaeze and Samuel have signed.

Greta`,
    marks: ['unread', 'starred', 'important'],
    labels: ['work'],
    cc: ['Adaeze Obi', 'Samuel Osei'],
    files: [
      attachPdf('cutover-plan-v7.pdf', 'Cutover plan, wave 2', [
        'Friday 18:00  Freeze of all systems',
        'Friday 20:00  Last transports, basis team',
        'Saturday 06:00  Load of open items',
        'Saturday 16:00  Reconciliation, finance and logistics',
        'Sunday 04:00  Rollback point',
        'Sunday 20:00  Sign-off',
      ]),
    ],
  },
  {
    from: 'Chen Yulan',
    at: [0, 1, 5],
    subject: '测试报告:收货流程第 3 轮',
    text: `Marta,你好:

第 3 轮测试昨晚结束。42 个用例中 39 个通过,3 个失败,都与批次有效期有关。

- TC-118:过期批次仍可过账
- TC-121:标签上的日期格式错误
- TC-130:取消后库存未恢复

明细见附件。Jonas 的传输请求导入后我会重测。

玉兰`,
    marks: ['unread'],
    labels: ['work'],
    files: [
      attachTable('goods-receipt-run-3.csv', [
        ['case', 'title', 'result', 'tester'],
        ['TC-117', 'Receipt with order', 'passed', 'Chen Yulan'],
        ['TC-118', 'Receipt of an expired batch', 'failed', 'Chen Yulan'],
        ['TC-121', 'Label in Chinese', 'failed', 'Hiro Tanabe'],
        ['TC-130', 'Cancellation of a receipt', 'failed', 'Chen Yulan'],
      ]),
      attachChart('pass-rate.svg', [58, 71, 83, 93]),
    ],
  },
  {
    from: 'Samuel Osei',
    at: [0, 2, 20],
    subject: 'Re: Three-way match blocks 61 invoices',
    text: `Found it. The tolerance was moved with the wrong company code, so quality had 0 percent and production still has 2.

I can correct it by hand or we send a transport. I prefer the transport.

> Samuel, since yesterday 61 invoices are blocked for price although the difference is a few cents. Did somebody touch the tolerance keys?`,
    marks: ['unread', 'starred'],
    labels: ['work', 'invoices'],
  },
  {
    from: 'Process Weekly <letter@processweekly.example>',
    at: [0, 3, 0],
    subject: 'Process Weekly 47: the handover nobody owns',
    text: `**This week**

- Four signs that a handover has no owner, and a drawing that shows it to everybody
- A reader from Gdańsk on naming events so that the business understands them
- Numbers: how long an approval waits before anybody opens it

You get this letter because you asked for it. An answer with the word **stop** ends it.`,
    marks: ['unread'],
    labels: ['forums'],
  },
  {
    from: 'Pablo Ibarra',
    at: [0, 5, 31],
    subject: 'Factura NH-20418 de Norderhafen Spedition',
    text: `Hola, Marta:

adjunto la factura del transporte de las bombas a Bilbao. El pedido decía 1.840 €, ellos facturan 1.912 € por el peaje.

¿La apruebas tú o la devuelvo?

Un saludo,
Pablo`,
    marks: ['unread'],
    labels: ['invoices'],
    files: [
      attachPdf('NH-20418.pdf', 'Invoice NH-20418', [
        'Norderhafen Spedition, Kai 4',
        'Transport of pumps to Bilbao  1,840.00 EUR',
        'Road toll  72.00 EUR',
        'Total  1,912.00 EUR',
        'Due in 30 days',
      ]),
    ],
  },
  {
    from: 'Agnieszka Kowalczyk <agnieszka@kowalczyk.example>',
    at: [0, 12, 8],
    subject: 'Sobota u babci',
    text: `Marta, pamiętasz o sobocie? Babcia przyjeżdża o jedenastej, ja piekę, Ty kupujesz śliwki.

Całuję, A.`,
    marks: ['unread', 'starred'],
    labels: ['personal'],
  },
  {
    from: 'Hiro Tanabe',
    at: [0, 14, 40],
    subject: 'ワークショップの議題について',
    text: `コワルチックさん

来週の議題案をお送りします。

- 故障報告の流れ(現状と改善案)
- タブレットの選定
- 予備品の在庫基準

ご意見があれば月曜日までにお願いいたします。

田辺`,
    marks: ['unread'],
    labels: ['work'],
  },
  {
    from: 'EMBPM accounts <accounts@embpm.example>',
    at: [0, 20, 15],
    subject: 'A consultant seat was given to Renata Novotna',
    text: `In the organisation Terranova Group the role **CON** was given to Renata Novotna by Greta Lindholm.

12 of 15 seats are taken now. Nothing needs to be done if this is right.`,
    labels: ['accounts'],
  },
  {
    from: 'Eleni Markou',
    at: [0, 22, 50],
    subject: 'Ροή επιστροφών: δύο ερωτήσεις',
    text: `Καλημέρα Μάρτα,

διάβασα το διάγραμμα. Δύο ερωτήσεις πριν το εγκρίνω:

- Ποιος αποφασίζει αν το προϊόν ξαναμπαίνει στο απόθεμα;
- Τι γίνεται όταν λείπει το δελτίο αποστολής;

Ελένη`,
    marks: ['unread', 'important'],
    labels: ['work'],
  },
  {
    from: 'Noor El Sayed',
    at: [1, 1, 30],
    subject: 'مراجعة الصلاحيات للربع الأخير',
    text: `مرحبا مارتا،

انتهت المراجعة: سبعة مستخدمين يجمعون بين إنشاء المورد والموافقة على الدفع. القائمة مرفقة، وأحتاج إلى قرارك قبل يوم الأربعاء.

نور`,
    marks: ['important'],
    labels: ['work', 'accounts'],
    files: [
      attachTable('conflicts-q4.csv', [
        ['user', 'may', 'and may'],
        ['lpereira', 'create vendor', 'approve payment'],
        ['qdubois', 'create vendor', 'approve payment'],
        ['bcarvalho', 'change bank data', 'approve payment'],
      ]),
    ],
  },
  {
    from: 'Dmitri Volkov',
    at: [1, 3, 10],
    subject: 'Re: Re: Import window on Thursday night',
    text: `Done: 14 transports, one warning, no errors. The warning is about a text without a translation, Jonas knows it.

System is open again since 02:40.

> Can we begin at midnight instead of one? The plant in Izmir starts its shift at five.

> > Import window for quality: Thursday 01:00 to 04:00.`,
    labels: ['work'],
    cc: ['Jonas Albrecht', 'Umut Demir'],
  },
  {
    from: 'Kalinda Rao',
    at: [1, 5, 22],
    subject: 'Mock load 4: 1.2 million rows, 318 refused',
    text: `Hi Marta,

load 4 ran for 3 h 10 min, an hour less than load 3. 318 rows were refused:

- 211 materials without a base unit
- 96 customers with a tax number of the wrong length
- 11 open orders whose plant does not exist any more

नमस्ते,
Kalinda`,
    marks: ['unread'],
    labels: ['work'],
    files: [attachChart('hours-per-load.svg', [6.5, 5.2, 4.2, 3.2])],
  },
  {
    from: 'Valentina Russo',
    at: [1, 7, 45],
    subject: 'Audit di novembre: documenti mancanti',
    text: `Ciao Marta,

per l'audit mancano ancora due documenti: la convalida del modulo di rilascio lotti e la firma sulla procedura PO-17.

Possiamo chiuderli entro martedì?

Grazie,
Valentina`,
    marks: ['important'],
    labels: ['work'],
  },
  {
    from: 'ERP Architects Forum <digest@erpforum.example>',
    at: [1, 9, 0],
    subject: 'Digest: 5 new answers in "Number ranges across plants"',
    text: `New in the threads that you follow:

- **Number ranges across plants**: 5 answers, one of them accepted
- **Who owns the material master?**: 2 answers
- **Forms on a scanner of 480 pixels**: 1 answer with a drawing`,
    labels: ['forums'],
  },
  {
    from: 'Lucas Pereira',
    at: [1, 21, 5],
    subject: 'Nota fiscal recusada: código do município',
    text: `Oi, Marta,

a prefeitura recusou 9 notas por causa do código do município. O campo ficou com seis dígitos na carga de teste.

Abri o requisito R-2231. Você consegue priorizar?

Abraço,
Lucas`,
    marks: ['unread'],
    labels: ['work', 'invoices'],
  },
  {
    from: 'Travel desk <travel@terranova.eu>',
    at: [2, 0, 30],
    subject: 'Your journey to Lyon on 2 December',
    text: `Your tickets are booked:

- Gdańsk 07:12, Lyon 14:50, seat 24 at the window
- back on 3 December, Lyon 15:10

Costs: 312.40 EUR, charged to WBS \`TG-2026-114\`.`,
    labels: ['payments'],
    files: [
      attachPdf('ticket-lyon.pdf', 'Ticket Gdansk to Lyon', [
        'Marta Kowalczyk, one adult',
        'Outward 2 December 07:12, seat 24',
        'Return 3 December 15:10, seat 31',
      ]),
    ],
  },
  {
    from: 'Ines Moreau',
    at: [2, 2, 18],
    subject: 'Formation des utilisateurs clés : planning',
    text: `Bonjour Marta,

les trois sessions sont confirmées. Il reste à choisir qui anime celle sur les réclamations : Quentin ou toi ?

Bien à toi,
Inès`,
    cc: ['Quentin Dubois'],
    labels: ['work'],
  },
  {
    from: 'Oksana Melnyk',
    at: [2, 4, 0],
    subject: 'Погодження вимог: залишилося шість',
    text: `Марто, добрий день!

З 48 вимог погоджено 42. Шість чекають на відповідь складу. Якщо до середи нічого не буде, пропоную винести їх у другу хвилю.

Оксана`,
    labels: ['work'],
  },
  {
    from: 'Beatriz Carvalho',
    at: [2, 6, 40],
    subject: 'Re: Kostenstellen 4711 to 4720',
    text: `Approved for nine of the ten. 4716 belongs to a building that we sold in June; please take it out of the load.

> Bia, these ten cost centres are new in the load of Friday. Do you approve them?`,
    marks: ['starred'],
    labels: ['work', 'payments'],
  },
  {
    from: 'Payroll <payroll@terranova.eu>',
    at: [2, 23, 0],
    subject: 'Expense report 2026-10 was paid',
    text: `Your expense report for October was checked and paid: **486.15 EUR** on your usual account.

One receipt (parking, 14 October) was not readable and was left out.`,
    labels: ['payments', 'personal'],
  },
  {
    from: 'William Hartley',
    at: [3, 1, 12],
    subject: 'Decision record 31: one integration layer',
    text: `Marta,

attached is the record as agreed on Monday. In short: new interfaces go through the integration layer, old ones move when they are touched, and nobody builds a file transfer any more.

Objections until Friday, silence is consent.

William`,
    cc: ['Adaeze Obi', 'Noor El Sayed', 'Jonas Albrecht'],
    labels: ['work'],
    marks: ['important'],
    files: [
      attachPdf('decision-31.pdf', 'Decision 31: integration', [
        'Context: 46 interfaces, 19 of them by file',
        'Decision: one layer for all new interfaces',
        'Consequence: the team of Adaeze reviews each design',
        'Review: after a year',
      ]),
    ],
  },
  {
    from: 'Umut Demir',
    at: [3, 3, 55],
    subject: 'İzmir hattı: vardiya planı ve kesinti',
    text: `Merhaba Marta,

perşembe gecesi kesinti bizi etkilemedi, teşekkürler. Bir sonraki için lütfen saat 04:30'dan önce haber verin.

Selamlar,
Umut`,
    labels: ['work'],
  },
  {
    from: 'Tove Nygaard',
    at: [3, 6, 20],
    subject: 'Emissions by plant: figures for the report',
    text: `Hei Marta,

here are the figures for the first nine months. Bergen is high because of the ferry; I explain it in the footnote.

Could the dashboard show them per tonne instead of in total?

Tove`,
    labels: ['work'],
    files: [
      attachTable('emissions-by-plant.csv', [
        ['plant', 'tonnes of CO2'],
        ['Bergen', '1204'],
        ['Göteborg', '871'],
        ['Tallinn', '934'],
        ['Bilbao', '1010'],
      ]),
      attachChart('emissions.svg', [1204, 871, 934, 1010]),
    ],
  },
  {
    from: 'Renata Novotna',
    at: [3, 22, 10],
    subject: 'Retrospektiva sprintu 18',
    text: `Ahoj Marto,

díky za včerejšek. Tři věci, které zkusíme:

- požadavek bez přijímacích kritérií nezačínáme
- transport jde do testu tentýž den
- středa bez schůzek

Renata`,
    labels: ['work'],
  },
  {
    from: 'Farid Benali',
    at: [4, 2, 35],
    subject: 'Scanner trial in hall 3',
    text: `Marta,

twelve pickers, two days, 1,460 picks. They were 9 percent faster and made a third of the errors. The only complaint: the font.

I would like to order forty. Who approves?

Farid`,
    marks: ['starred'],
    labels: ['work'],
    files: [attachChart('picks-per-hour.svg', [61, 58, 64, 66, 67, 70])],
  },
  {
    from: 'Kancelaria Mewa <biuro@kancelaria-mewa.example>',
    at: [4, 5, 0],
    subject: 'Umowa najmu: podpis do końca miesiąca',
    text: `Szanowna Pani,

w załączeniu przesyłamy umowę. Prosimy o podpis do 30 listopada.

Z poważaniem,
Kancelaria Mewa`,
    labels: ['personal'],
    marks: ['important'],
    files: [
      attachPdf('umowa.pdf', 'Umowa najmu', ['Lokal: ul. Dluga 14, Gdansk', 'Okres: 24 miesiace', 'Podpis: ________']),
    ],
  },
  {
    from: 'Yusuf Karim',
    at: [5, 1, 0],
    subject: 'Duplikat pemasok: 137 pasang',
    text: `Halo Marta,

pencarian menemukan 137 pasang pemasok yang tampaknya sama. Saya sudah memeriksa 60; 52 memang duplikat.

Boleh saya gabungkan sebelum muatan berikutnya?

Yusuf`,
    labels: ['work', 'accounts'],
  },
  {
    from: 'Quentin Dubois',
    at: [5, 4, 28],
    subject: 'Réclamations : proposition de formulaire',
    text: `Bonjour Marta,

voici une proposition : six champs au lieu de dix-neuf. Les vendeurs l'ont essayée hier et ont terminé en moins d'une minute.

Quentin`,
    labels: ['work'],
  },
  {
    from: 'EMBPM accounts <accounts@embpm.example>',
    at: [6, 0, 0],
    subject: 'Your password is a year old',
    text: `Nothing forces you to change it. If you use it anywhere else, this is a good day for a new one.`,
    labels: ['accounts'],
  },
  {
    from: 'Księgarnia Latarnia <sklep@latarnia.example>',
    at: [6, 3, 15],
    subject: 'Twoje zamówienie czeka na odbiór',
    text: `Książka „Mapa rzeczy małych” czeka na Ciebie do 27 listopada przy ul. Piwnej.`,
    labels: ['personal'],
  },
  {
    from: 'Adaeze Obi',
    at: [7, 2, 0],
    subject: 'Interface 22 (customs) is live in quality',
    text: `Hello Marta,

the broker answered the first 200 declarations within four seconds. Two things are open: the certificate ends in March, and nobody watches the queue at night.

E ku ise,
Adaeze`,
    cc: ['William Hartley'],
    labels: ['work'],
  },
  {
    from: 'Norderhafen Spedition <rechnung@norderhafen.example>',
    at: [8, 1, 40],
    subject: 'Zahlungserinnerung zu Rechnung NH-20377',
    text: `Sehr geehrte Frau Kowalczyk,

für die Rechnung NH-20377 über 2.460,00 EUR konnten wir noch keinen Eingang feststellen. Falls sich dies mit Ihrer Zahlung überschneidet, betrachten Sie dieses Schreiben bitte als gegenstandslos.

Mit freundlichen Grüßen
Buchhaltung`,
    marks: ['unread'],
    labels: ['invoices', 'payments'],
    files: [
      attachPdf('NH-20377.pdf', 'Rechnung NH-20377', ['Fracht Bremen nach Izmir  2.460,00 EUR', 'Zahlbar sofort']),
    ],
  },
  {
    from: '김서연 <seoyeon.kim@hanbit-parts.example>',
    at: [9, 0, 25],
    subject: '부품 단가표 갱신 안내',
    text: `안녕하세요, 코발칙 님.

12월 1일부터 적용되는 단가표를 보내 드립니다. 베어링 두 품목만 인상되었습니다.

감사합니다.
김서연`,
    labels: ['invoices'],
    files: [
      attachTable('단가표-12월.csv', [
        ['품목', '단가', '통화'],
        ['베어링 A-20', '18.40', 'EUR'],
        ['베어링 A-35', '27.10', 'EUR'],
      ]),
    ],
  },
  {
    from: 'נועה ברק <noa.barak@galil-valves.example>',
    at: [11, 2, 0],
    subject: 'עדכון מועד אספקה לשסתומים',
    text: `שלום מרתה,

המשלוח יצא מהנמל ביום ראשון במקום ביום חמישי. התאריך החדש בבילבאו הוא 3 בדצמבר.

בברכה,
נועה`,
    labels: ['work'],
  },
  {
    from: 'ERP Architects Forum <digest@erpforum.example>',
    at: [13, 9, 0],
    subject: 'Your answer was accepted',
    text: `Your answer in **One process, three countries** was accepted by the one who asked. 14 readers found it useful.`,
    labels: ['forums'],
    marks: ['starred'],
  },
  {
    from: 'Greta Lindholm',
    at: [16, 4, 0],
    subject: 'Lessons from wave 1: please add yours',
    text: `Hej all,

before we forget: one line each about what you would do again, one about what you would not.

Greta`,
    cc: ['Dmitri Volkov', 'Kalinda Rao', 'Oksana Melnyk', 'Samuel Osei'],
    labels: ['work'],
  },
  {
    from: me,
    to: 'Samuel Osei',
    at: [0, 2, 50],
    subject: 'Three-way match blocks 61 invoices',
    text: `Samuel, since yesterday 61 invoices are blocked for price although the difference is a few cents. Did somebody touch the tolerance keys?`,
    folder: 'sent',
    labels: ['work', 'invoices'],
  },
  {
    from: me,
    to: 'Dmitri Volkov',
    cc: ['Umut Demir'],
    at: [1, 8, 0],
    subject: 'Re: Import window on Thursday night',
    text: `Can we begin at midnight instead of one? The plant in Izmir starts its shift at five.

> Import window for quality: Thursday 01:00 to 04:00.`,
    folder: 'sent',
    labels: ['work'],
  },
  {
    from: me,
    to: 'Beatriz Carvalho',
    at: [2, 8, 12],
    subject: 'Kostenstellen 4711 to 4720',
    text: `Bia, these ten cost centres are new in the load of Friday. Do you approve them?`,
    folder: 'sent',
    labels: ['payments'],
  },
  {
    from: me,
    to: 'Hiro Tanabe',
    at: [3, 0, 20],
    subject: 'ワークショップの日程',
    text: `田辺さん

十一月二十四日と二十五日でお願いします。名古屋でお会いできるのを楽しみにしています。

マルタ`,
    folder: 'sent',
    marks: ['starred'],
    labels: ['work'],
  },
  {
    from: me,
    to: 'Greta Lindholm',
    bcc: ['William Hartley'],
    at: [3, 7, 0],
    subject: 'Risks for Monday',
    text: `Greta, the three that I would put on the page:

- open items of customer 100388 do not reconcile yet
- the label printers in Pune arrive a day before the freeze
- nobody stands in for Dmitri on Saturday night`,
    folder: 'sent',
    marks: ['important'],
    labels: ['work'],
  },
  {
    from: me,
    to: 'Agnieszka Kowalczyk <agnieszka@kowalczyk.example>',
    at: [4, 12, 0],
    subject: 'Sobota',
    text: `Będę o dziesiątej. Śliwki i kwiaty biorę na siebie.`,
    folder: 'sent',
    labels: ['personal'],
  },
  {
    from: me,
    to: 'Pablo Ibarra',
    at: [5, 6, 0],
    subject: 'Re: Pedido 45003377',
    text: `Hola, Pablo. Aprobado con la fecha del 3 de diciembre. Gracias por avisar a tiempo.`,
    folder: 'sent',
    labels: ['work'],
  },
  {
    from: me,
    to: 'Valentina Russo',
    at: [6, 6, 30],
    subject: 'PO-17, versione firmata',
    text: `Ciao Valentina, ecco la procedura firmata. La convalida arriva lunedì.`,
    folder: 'sent',
    labels: ['work'],
    files: [attachPdf('PO-17.pdf', 'PO-17 Batch release', ['Version 4', 'Signed: Marta Kowalczyk'])],
  },
  {
    from: me,
    to: 'Jonas Albrecht',
    cc: ['Chen Yulan', 'Farid Benali'],
    at: [7, 5, 10],
    subject: 'Goods receipt: second page',
    text: `Jonas, for hazardous goods we need a second page with the UN number and the class in letters of at least **24 points**. The forklift driver reads it from two metres.`,
    folder: 'sent',
    labels: ['work'],
  },
  {
    from: me,
    to: 'Oksana Melnyk',
    at: [8, 4, 0],
    subject: 'Вимоги складу',
    text: `Оксано, дякую. Шість вимог складу чекаємо до середи, потім друга хвиля.`,
    folder: 'sent',
    labels: ['work'],
  },
  {
    from: me,
    to: 'Kalinda Rao',
    at: [10, 3, 0],
    subject: 'Order of the loads',
    text: `Materials, vendors, customers, then open items. Prices last, please: they changed twice in this month.`,
    folder: 'sent',
  },
  {
    from: me,
    to: 'Norderhafen Spedition <rechnung@norderhafen.example>',
    at: [12, 2, 0],
    subject: 'Avis Rechnung NH-20351',
    text: `Guten Tag,

die Rechnung NH-20351 wurde heute angewiesen.

Marta Kowalczyk`,
    folder: 'sent',
    labels: ['invoices', 'payments'],
  },
  {
    from: me,
    to: 'Tove Nygaard',
    at: [14, 1, 0],
    subject: 'Figures per plant',
    text: `Tove, could you send me the emissions per plant for the first nine months? A table is enough.`,
    folder: 'sent',
    labels: ['work'],
  },
  {
    from: me,
    to: 'Greta Lindholm',
    at: [0, 0, 30],
    subject: 'Re: Approval needed: cutover plan, Kestrel wave 2',
    text: `Greta, approved with one condition: somebody stands in for Dmitri. I suggest`,
    folder: 'drafts',
    marks: ['starred'],
    labels: ['work'],
  },
  {
    from: me,
    to: 'Pablo Ibarra',
    at: [0, 4, 45],
    subject: 'Re: Factura NH-20418 de Norderhafen Spedition',
    text: `Hola, Pablo: el peaje estaba en`,
    folder: 'drafts',
    labels: ['invoices'],
  },
  {
    from: me,
    to: '',
    at: [1, 11, 0],
    subject: '',
    text: `Topics for the year-end talk: method guide, training of the key users, less mail.`,
    folder: 'drafts',
  },
  {
    from: me,
    to: 'Eleni Markou',
    at: [2, 10, 0],
    subject: 'Re: Ροή επιστροφών',
    text: `Ελένη, για το πρώτο:`,
    folder: 'drafts',
    labels: ['work'],
  },
  {
    from: me,
    to: 'William Hartley',
    at: [5, 9, 0],
    subject: 'Objection to decision 31, point 2',
    text: `William, I agree with one and three. On two: "when they are touched" means never for the interfaces that run well. A date would help.`,
    folder: 'drafts',
    marks: ['important'],
    labels: ['work'],
  },
  {
    from: 'Lucky Pallets <winner@lucky-pallets.example>',
    at: [0, 6, 0],
    subject: '!!! You have WON 400 euro pallets !!!',
    text: `Dear lucky logistician,

your warehouse was drawn among 9 million warehouses. To receive the pallets send us your number range of customers.`,
    folder: 'spam',
    marks: ['unread'],
  },
  {
    from: 'Support Teem <support@embqm.example>',
    at: [1, 2, 0],
    subject: "You're account will be close today",
    text: `Dear user,

we could not verify you're account. Answer with you're password inside of 2 hours.`,
    folder: 'spam',
    marks: ['unread', 'important'],
    labels: ['accounts'],
  },
  {
    from: 'Schnellkredit <jetzt@schnellkredit.example>',
    at: [2, 3, 0],
    subject: '50.000 € in zwei Minuten, ohne Unterlagen',
    text: `Nur noch heute! Keine Fragen, keine Prüfung, keine Adresse.`,
    folder: 'spam',
  },
  {
    from: '快速发票 <fapiao@kuai.example>',
    at: [4, 1, 0],
    subject: '代开各类发票,价格最低',
    text: `各类发票,当天寄出,欢迎咨询。`,
    folder: 'spam',
    marks: ['unread'],
  },
  {
    from: 'Rolnik Premium <promocja@rolnik.example>',
    at: [6, 2, 0],
    subject: 'Traktor GRATIS do każdej licencji!',
    text: `Kup trzy licencje, odbierz traktor. Ilość ograniczona.`,
    folder: 'spam',
  },
  {
    from: 'Prince of Kanban <prince@kanban.example>',
    at: [9, 5, 0],
    subject: 'Confidential: 4,500,000 story points',
    text: `Esteemed friend,

my late uncle, the product owner, left 4,500,000 unestimated story points. I need a trusted board to move them out of the sprint. You keep **30 percent**.`,
    folder: 'spam',
    marks: ['unread'],
  },
  {
    from: 'SEO Rakete <hallo@seo-rakete.example>',
    at: [15, 2, 0],
    subject: 'Re: Re: Ihre Seite auf Platz 1',
    text: `Wir haben Ihre Seite geprüft und 214 Fehler gefunden. Rufen Sie uns zurück?`,
    folder: 'spam',
  },
  {
    from: 'Canteen <canteen@terranova.eu>',
    at: [1, 0, 0],
    subject: 'Menu of week 47',
    text: `- Monday: lentil soup
- Tuesday: fish with dill
- Wednesday: pierogi
- Thursday: vegetable curry
- Friday: what is left`,
    folder: 'trash',
  },
  {
    from: 'Facility <facility@terranova.eu>',
    at: [3, 2, 0],
    subject: 'Lift B stands still on Wednesday',
    text: `Lift B is inspected on Wednesday from 8 to 12. Please use lift A or the stairs.`,
    folder: 'trash',
    marks: ['unread'],
  },
  {
    from: 'Renata Novotna',
    at: [6, 1, 0],
    subject: 'Cancelled: planning of sprint 18',
    text: `The planning moves to Tuesday. A new invitation follows.`,
    folder: 'trash',
    labels: ['work'],
  },
  {
    from: 'Messe Prozess <einladung@messe-prozess.example>',
    at: [10, 0, 0],
    subject: 'Einladung: Messe Prozess 2027 in Bremen',
    text: `Sie sind eingeladen. Mit dem Code **FLUSS** kostet die Karte die Hälfte.`,
    folder: 'trash',
    labels: ['forums'],
  },
  {
    from: me,
    to: 'Travel desk <travel@terranova.eu>',
    at: [18, 3, 0],
    subject: 'Hotel in Nagoya',
    text: `Please ignore, I found one myself.`,
    folder: 'trash',
  },
  {
    from: 'Old build server <build@terranova.eu>',
    at: [21, 7, 0],
    subject: 'Nightly build 8812 failed',
    text: `Step \`pack\` ended with code 2. This server is switched off at the end of the month.`,
    folder: 'trash',
    marks: ['unread'],
  },
]

const peopleByName = new Map(people.map((person) => [person.name, person]))

/** `Name <address>` of one of the sample's people; what is no name of them stays. */
function contactOf(nameOrContact: string): string {
  const person = peopleByName.get(nameOrContact)
  return person ? `${person.name} <${person.email}>` : nameOrContact
}

/** The portrait of the one whose `Name <address>` it is. */
function avatarOf(contact: string): string {
  const name = contact.replace(/ <.*/, '')
  return peopleByName.get(name)?.avatar ?? drawAvatar(name)
}

/** Strong words and code within a line. */
const inline = (text: string) =>
  escapeMarkup(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/`(.+?)`/g, '<code>$1</code>')

/**
 * The HTML of a text: blocks of lines that begin with `- ` are lists, with `> ` quotations, which may be nested, all
 * others paragraphs. `**strong**` and `` `code` `` are marked. Everything else means itself.
 */
function contentOf(text: string): string {
  return text
    .split('\n\n')
    .map((block) => {
      const rows = block.split('\n')
      if (rows.every((row) => row.startsWith('- ')))
        return `<ul>${rows.map((row) => `<li>${inline(row.slice(2))}</li>`).join('')}</ul>`
      if (rows.every((row) => row.startsWith('> ')))
        return `<blockquote>${contentOf(rows.map((row) => row.slice(2)).join('\n'))}</blockquote>`
      return `<p>${rows.map(inline).join('<br>')}</p>`
    })
    .join('')
}

const idOf = (number: number) => `mail-${String(number).padStart(3, '0')}`

/** The mails that are written above, newest first. */
const written: readonly Mail[] = letters
  .map((letter) => ({ letter, date: ago({ days: letter.at[0], hours: letter.at[1], minutes: letter.at[2] ?? 0 }) }))
  .toSorted((left, right) => Date.parse(right.date) - Date.parse(left.date))
  .map(({ letter, date }, index) => {
    const { marks = [], labels = [], folder = 'inbox' } = letter
    const contact = contactOf(letter.from)
    return {
      id: idOf(index + 1),
      type: 'mail',
      from: { avatar: avatarOf(contact), contact },
      to: letter.to === undefined ? me : contactOf(letter.to),
      ...(letter.cc && { cc: letter.cc.map(contactOf) }),
      ...(letter.bcc && { bcc: letter.bcc.map(contactOf) }),
      date,
      subject: letter.subject,
      content: contentOf(letter.text),
      attachments: [...(letter.files ?? [])],
      starred: marks.includes('starred'),
      important: marks.includes('important'),
      unread: marks.includes('unread'),
      folder: `folder-${folder}`,
      labels: labels.map((label) => `label-${label}`),
    }
  })

/** Mails as they come in great numbers; `#` stands for a number. */
const routine: readonly { subject: string; text: string; labels: readonly string[] }[] = [
  {
    subject: 'Transport TRQK9# was imported',
    text: 'The import ended **without errors**. The objects are active in quality.',
    labels: ['label-work'],
  },
  {
    subject: 'Rechnung RE-# zur Freigabe',
    text: 'Die Rechnung stimmt mit Bestellung und Wareneingang überein. Bitte geben Sie sie frei.',
    labels: ['label-invoices', 'label-work'],
  },
  { subject: '测试用例 TC-# 已通过', text: '结果与预期一致,无需进一步处理。', labels: ['label-work'] },
  {
    subject: 'Aprobación pendiente: requisito R-#',
    text: 'El requisito espera su aprobación desde hace dos días.',
    labels: ['label-work'],
  },
  {
    subject: 'Payment run # was posted',
    text: 'All items of the proposal were paid. Two vendors were left out by their block.',
    labels: ['label-payments'],
  },
  {
    subject: 'Nowy komentarz do procesu P-#',
    text: 'Pojawił się nowy komentarz do kroku „Kontrola jakości”.',
    labels: [],
  },
  {
    subject: 'Digest #: new answers in your threads',
    text: 'Three threads that you follow have new answers.',
    labels: ['label-forums'],
  },
  { subject: 'تم تعديل صلاحيات المستخدم #', text: 'أضيف الدور المطلوب بعد موافقة المدير.', labels: ['label-accounts'] },
]

/** Every seventh routine mail lies elsewhere than in the inbox. */
const elsewhere = ['folder-sent', 'folder-trash', 'folder-spam', 'folder-sent', 'folder-drafts'] as const

/** A routine mail, the older the greater its number. */
function routineMail(number: number, newest: number): Mail {
  const { subject, text, labels } = at(routine, number)
  const person = at(people, number * 5 + (number >> 4))
  const contact = contactOf(person.name)
  const folder = number % 7 === 0 ? at(elsewhere, number / 7) : 'folder-inbox'
  const isOwn = folder === 'folder-sent' || folder === 'folder-drafts'
  return {
    id: idOf(number),
    type: 'mail',
    from: isOwn ? { avatar: avatarOf(me), contact: me } : { avatar: person.avatar, contact },
    to: isOwn ? contact : me,
    date: new Date(newest - number * 7 * 60_000).toISOString(),
    subject: subject.replace('#', String(100_000 + number)),
    content: contentOf(text),
    attachments: [],
    starred: number % 13 === 0,
    important: number % 11 === 0,
    unread: !isOwn && number % 5 === 0,
    folder,
    labels: [...labels],
  }
}

/** The entry of a list that a number falls on, round and round. */
function at<T>(list: readonly T[], number: number): T {
  const entry = list[number % list.length]
  if (entry === undefined) throw new Error('There is nothing to choose from.')
  return entry
}

/** The mails of the sample, newest first: the written ones, or as many as asked for, with routine mails behind them. */
export function mailSeeds(rows = written.length): readonly Mail[] {
  const oldest = Date.parse(at(written, written.length - 1).date)
  const more = Array.from({ length: Math.max(0, rows - written.length) }, (_, index) =>
    routineMail(written.length + 1 + index, oldest),
  )
  return [...written.slice(0, rows), ...more]
}
