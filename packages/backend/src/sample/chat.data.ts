import type { ChatContact, ChatMessage, ChatProfile, Conversation } from '@embpm/contract/sample/chat'

import { drawChatMedia } from './chat.pictures.js'
import { ago } from './clock.js'
import { people, type Person } from './people.data.js'
import { drawCover } from './pictures.js'

/** `contactId` of own messages. */
export const me = 'me'

const ownName = 'Marta Kowalczyk'

interface Talk {
  with: string
  /** When the last message was written. */
  last: { days?: number; hours?: number; minutes?: number }
  muted?: boolean
  unread?: number
  /** `>` was written by the user, `<` by the other; a `+` after it means the next morning. */
  lines: string
  /** What the other answers from now on, in turn. */
  replies: readonly string[]
}

/** The chats, the one with the youngest message first. */
const talks: readonly Talk[] = [
  {
    with: 'Jonas Albrecht',
    last: { minutes: 6 },
    unread: 2,
    lines: `
< Moin Marta, der Workflow zur Preisfreigabe hängt seit gestern Abend im Schritt 3.
> Guten Morgen! Welche Variante, Inland oder Export?
< Nur Export. Die Regel findet keinen Vertreter, wenn die Stelle unbesetzt ist.
> Dann fehlt der Rückfall auf die Leitung. Im Prozessmodell steht er als gestrichelte Linie.
< Stimmt, habe ich übersehen. Ich baue ihn ein und lege den Transport an.
<+ Transport ist in QA. Magst du noch einmal testen?
< Und bitte den Testfall OTC-118 neu starten, der alte Lauf ist gesperrt.`,
    replies: [
      'Alles klar, ich schaue es mir gleich an.',
      'Kannst du mir die Belegnummer schicken?',
      'Ist im nächsten Transport mit drin.',
      'Danke! Dann setze ich das Ticket auf „Im Test“.',
    ],
  },
  {
    with: 'Chen Yulan',
    last: { minutes: 41 },
    unread: 1,
    lines: `
< 早上好,玛尔塔。第二轮集成测试今天结束,一共 214 个用例。
> 辛苦了!通过率是多少?
< 96%。剩下 9 个缺陷,其中 2 个会影响交货凭证。
> 那两个今天能修好吗?周五就要冻结系统了。
< 开发说下午三点前给补丁,我留了两个测试人员等着。
> 好的,通过以后请把结果附在测试报告里。
< 没问题。报告的草稿已经放在项目文件夹里了,请你看一下。`,
    replies: [
      '收到,我马上安排人测试。',
      '这个缺陷已经关闭了,谢谢!',
      '请把凭证号发给我,我查一下。',
      '好的,明天早上的会议上再讨论。',
    ],
  },
  {
    with: 'Noor El Sayed',
    last: { hours: 2, minutes: 5 },
    unread: 3,
    lines: `
> صباح الخير نور، هل راجعت أدوار الأمان لعملية الطلب حتى التحصيل؟
< صباح النور مارتا. نعم، وجدت تعارضًا بين إنشاء العميل وصرف المدفوعات.
> كم مستخدمًا لديه الصلاحيتان معًا؟
< أحد عشر مستخدمًا، معظمهم في فريق المالية.
> هل يمكن تقسيم الدور قبل الانتقال إلى النظام الجديد؟
<+ نعم، أعددت دورين منفصلين في نظام الاختبار.
< أحتاج موافقتك على أسماء الأدوار.
< وسأرسل قائمة المستخدمين بعد الظهر.`,
    replies: [
      'تمام، سأحدّث الدور اليوم.',
      'هل يمكنك إرسال اسم المستخدم؟',
      'تمت الموافقة، شكرًا جزيلًا.',
      'سأراجع السجل وأعود إليك.',
    ],
  },
  {
    with: 'William Hartley',
    last: { hours: 3, minutes: 20 },
    lines: `
< Marta, I put the target picture for order to cash on the landscape page. Seven systems instead of eleven.
> Lovely. Does the carrier portal stay?
< Until the second wave. We keep the interface and only move the monitoring.
> Then the process map still needs it as an external participant.
< Agreed. I will mark it as temporary so that nobody builds on it.
> Could you add the end date? The board will ask.
< Done: 30 June. After that the link turns red by itself.`,
    replies: [
      'Good point. I will note it as a decision.',
      'Let me check with the architecture board first.',
      'Fine by me, as long as the interface contract stays as it is.',
      'Can we keep that out of the first wave?',
    ],
  },
  {
    with: 'Eleni Markou',
    last: { hours: 5 },
    lines: `
> Καλημέρα Ελένη! Έχεις δει το νέο διάγραμμα για τις επιστροφές;
< Καλημέρα! Ναι, μου αρέσει πολύ. Λείπει μόνο ο έλεγχος της ψυχρής αλυσίδας.
> Σωστά. Ποιος τον κάνει, η αποθήκη ή η ποιότητα;
< Η ποιότητα. Η αποθήκη απλώς καταγράφει τη θερμοκρασία.
> Θα προσθέσω ένα βήμα και θα σε βάλω υπεύθυνη έγκρισης.
< Τέλεια, ευχαριστώ. Το εγκρίνω μόλις το δω.`,
    replies: [
      'Εντάξει, θα το κοιτάξω σήμερα.',
      'Συμφωνώ, προχώρα έτσι.',
      'Μπορείς να μου στείλεις τον αριθμό της παραγγελίας;',
    ],
  },
  {
    with: 'Hiro Tanabe',
    last: { days: 1, hours: 1 },
    unread: 0,
    lines: `
< お疲れさまです。保全計画の移行テストですが、設備 340 件のうち 12 件がエラーになりました。
> お疲れさまです。原因は分かりますか?
< カレンダーの登録漏れです。名古屋工場の祝日が入っていません。
> 承知しました。マスタ担当に依頼しておきます。
< 助かります。直り次第、もう一度流します。
> 結果はカットオーバー計画に記入してください。
< はい、夕方までに更新します。`,
    replies: [
      '承知しました。確認してご連絡します。',
      'ありがとうございます。こちらでも試してみます。',
      '設備番号を教えていただけますか。',
    ],
  },
  {
    with: 'Pablo Ibarra',
    last: { days: 1, hours: 4 },
    muted: true,
    unread: 4,
    lines: `
< ¡Hola, Marta! El proveedor de Vigo ha vuelto a mandar la factura sin número de pedido.
> Hola, Pablo. ¿La tercera este mes?
< La cuarta. El bloqueo de pago funciona, pero alguien lo quita a mano.
> Miro el registro de cambios y te digo quién.
<+ Ya lo sé: el usuario de emergencia.
< Eso tenía que estar cerrado desde la auditoría.
< He abierto un hallazgo, el 2031.
< ¿Lo hablamos en la reunión del jueves?`,
    replies: [
      'Perfecto, lo apunto para el jueves.',
      '¿Me pasas el número del pedido?',
      'Hablo con el proveedor y te cuento.',
      'Gracias, Marta. Cierro el hallazgo.',
    ],
  },
  {
    with: 'Oksana Melnyk',
    last: { days: 2, hours: 2 },
    lines: `
> Оксано, привіт! Чи готовий опис процесу «Планування рейсів»?
< Привіт! Майже. Чекаю на відповідь від складу щодо вікон завантаження.
> Вони погодили двогодинні вікна, я була вчора на зустрічі.
< Чудово, тоді до вечора закінчу. Додати показники часу?
> Так, будь ласка: план, факт і причину затримки.
< Зроблено. Діаграма в розділі «Логістика», версія 0.4.
> Дякую! Дуже зрозуміло намальовано.`,
    replies: ['Добре, перевірю й напишу.', 'Надішли, будь ласка, посилання на діаграму.', 'Уже виправила, подивись.'],
  },
  {
    with: 'Ines Moreau',
    last: { days: 3, hours: 1 },
    unread: 1,
    lines: `
< Bonjour Marta, la formation des utilisateurs clés commence lundi : 48 inscrits sur trois sites.
> Bonjour Inès ! Le bac à sable est-il prêt ?
< Oui, mais les clients de Lyon n’ont pas encore de conditions de prix.
> Je demande un rechargement ce soir. Tu veux aussi des commandes bloquées ?
< Volontiers, trois ou quatre, pour montrer le déblocage du crédit.
> C’est noté. Tu les auras demain matin.
<+ Bien reçu, tout y est. Merci pour ta réactivité !`,
    replies: [
      'Parfait, je préviens les formateurs.',
      'Peux-tu me l’ajouter au plan de communication ?',
      'Merci, je te confirme cela demain.',
    ],
  },
  {
    with: 'Dmitri Volkov',
    last: { days: 4, hours: 6 },
    muted: true,
    lines: `
< Марта, сегодня ночью обновляем ядро в тестовой системе. С 22:00 до 02:00 будет недоступна.
> Спасибо, предупрежу команду. Фоновые задания остановите сами?
< Да, кроме расчёта тарифов, он ваш.
> Хорошо, я уже перенесла его на утро.
<+ Обновление прошло, всё поднялось. Очередь транспортов пустая.
> Отлично. Тогда после обеда импортируем пакет для релиза.`,
    replies: ['Принято.', 'Посмотрю в журнале и отвечу.', 'Система снова доступна.', 'Нужен номер транспорта.'],
  },
  {
    with: 'Kalinda Rao',
    last: { days: 5, hours: 3 },
    unread: 0,
    lines: `
< नमस्ते मार्टा, ग्राहक मास्टर का तीसरा लोड पूरा हो गया। 61,204 में से 61,180 रिकॉर्ड ठीक हैं।
> नमस्ते कलिंदा! बाकी 24 में क्या दिक्कत है?
< कर संख्या का प्रारूप गलत है, ज़्यादातर पुराने ग्राहक हैं।
> इन्हें अलग सूची में रखो, व्यवसाय टीम खुद सुधारेगी।
< ठीक है। क्या कटओवर के लिए 30 मिनट का समय काफ़ी है?
> हाँ, पिछली बार 18 मिनट लगे थे।`,
    replies: ['ठीक है, मैं देखती हूँ।', 'सूची साझा कर दी है।', 'क्या आप ग्राहक संख्या भेज सकती हैं?'],
  },
  {
    with: 'Umut Demir',
    last: { days: 6, hours: 5 },
    lines: `
> Merhaba Umut, üretim planı sipariş tarihlerini hâlâ eski takvimden alıyor mu?
< Merhaba Marta, evet. Yeni takvimi pazartesi devreye alacağız.
> Sipariş onayları o güne kadar yanlış tarih gösterecek.
< Haklısın. Öyleyse yarın akşam geçelim, hat zaten duruyor.
> Çok iyi olur. Geçişten sonra beş siparişle deneyelim.
< Tamam, listeyi hazırlıyorum.`,
    replies: ['Tamam, hemen bakıyorum.', 'Sipariş numarasını yazar mısın?', 'Planı güncelledim, kontrol edebilirsin.'],
  },
  {
    with: 'Adaeze Obi',
    last: { days: 8, hours: 2 },
    lines: `
< Morning! The carrier's test endpoint answers 202 and then sends nothing for twenty minutes.
> Is that in their contract?
< It says "near real time", which seems to be a state of mind.
> Then our process needs a timer: remind after 15 minutes, escalate after 60.
< I can raise both as events. Shall the order wait?
> Yes, but only the goods issue. Picking goes on.
< Clear. I will have it in the sandbox tomorrow.
> Thank you. I will draw the boundary events meanwhile.`,
    replies: [
      'On it. Give me half an hour.',
      'Which message id do you see?',
      'The queue is empty again, please retry.',
      'I will add a retry with a longer wait.',
    ],
  },
  {
    with: 'Beatriz Carvalho',
    last: { days: 12, hours: 4 },
    lines: `
> Olá Beatriz, as receitas de outubro já batem com o razão?
< Olá Marta! Quase. Faltam 1.240 euros nas notas de crédito.
> São as devoluções de amostras, lançadas na conta antiga.
< Encontrei. Faço o acerto hoje e fecho o período.
> Perfeito. Atualizo a regra de contas no processo para não se repetir.
< Obrigada! Avisa-me quando for para produção.`,
    replies: ['Combinado, trato disso hoje.', 'Podes enviar-me o número do lançamento?', 'Já está fechado, obrigada!'],
  },
]

const abouts: Readonly<Record<string, string>> = {
  'Adaeze Obi': 'Interfaces are promises. I keep ours.',
  'Beatriz Carvalho': 'Fecho do mês até ao terceiro dia útil.',
  'Chen Yulan': '没有测试过的,就是没有完成的。',
  'Dmitri Volkov': 'Ночью обновляю, днём сплю.',
  'Eleni Markou': 'Από την παραγγελία μέχρι την είσπραξη.',
  'Farid Benali': 'Dans l’entrepôt jusqu’à 16 h, puis joignable.',
  'Greta Lindholm': 'Två program, en kalender.',
  'Hiro Tanabe': '設備は嘘をつかない。',
  'Ines Moreau': 'Le changement commence par une bonne question.',
  'Jonas Albrecht': 'Formulare, Workflows, starker Kaffee.',
  'Kalinda Rao': 'Clean data first, everything else later.',
  'Lucas Pereira': 'Impostos explicados em uma página.',
  'Marta Kowalczyk': 'Lead consultant. Ask me where a process really begins.',
  'Noor El Sayed': 'الأمان عادة وليس مشروعًا.',
  'Oksana Melnyk': 'Малюю процеси так, щоб їх читали.',
  'Pablo Ibarra': 'Compras con pedido, siempre.',
  'Quentin Dubois': 'Key user, premier à tester, dernier à râler.',
  'Renata Novotna': 'Denně v 9:15, patnáct minut.',
  'Samuel Osei': 'Finance should never be a surprise.',
  'Tove Nygaard': 'Tall først, historier etterpå.',
  'Umut Demir': 'Plan değişir, termin değişmez.',
  'Valentina Russo': 'La qualità si progetta, non si controlla.',
  'William Hartley': 'Fewer boxes, clearer arrows.',
  'Yusuf Karim': 'Satu pelanggan, satu nomor.',
}

const media: Readonly<Record<string, readonly string[]>> = {
  'Jonas Albrecht': ['Price approval', 'Transport list'],
  'Chen Yulan': ['Test cycle two', 'Defects by week', 'Delivery flow'],
  'William Hartley': ['Target landscape', 'Carrier portal', 'Waves', 'Interfaces'],
  'Eleni Markou': ['Returns', 'Cold chain'],
  'Hiro Tanabe': ['Maintenance plan'],
  'Oksana Melnyk': ['Trip planning', 'Loading windows'],
  'Adaeze Obi': ['Timers', 'Queue length'],
}

/** Calling codes of the people's countries. */
const callingCodes: Readonly<Record<string, string>> = {
  ng: '+234',
  pt: '+351',
  cn: '+86',
  ee: '+372',
  gr: '+30',
  ma: '+212',
  se: '+46',
  jp: '+81',
  fr: '+33',
  de: '+49',
  in: '+91',
  br: '+55',
  pl: '+48',
  ae: '+971',
  ua: '+380',
  es: '+34',
  be: '+32',
  cz: '+420',
  gh: '+233',
  no: '+47',
  tr: '+90',
  it: '+39',
  gb: '+44',
  id: '+62',
}

/** Without a portrait, as people are who never set one. */
const withoutAvatar = new Set(['Farid Benali', 'Tove Nygaard'])

const numbered = (number: number, digits: number) => String(number).padStart(digits, '0')

function contactOf({ id, name, email, title, company, country, address, avatar }: Person, index: number): ChatContact {
  const phone = `${callingCodes[country] ?? ''} 555 ${numbered(1000 + index * 37, 4)}`
  const nick = email.slice(0, email.indexOf('@')).replace('.', '')
  return {
    id,
    avatar: withoutAvatar.has(name) ? null : avatar,
    background: index % 3 === 0 ? drawCover(name) : null,
    name,
    about: abouts[name] ?? '',
    details: {
      emails: [
        { email, label: 'Work' },
        ...(index % 4 === 1 ? [{ email: `${nick}@post.example`, label: 'Personal' }] : []),
      ],
      phoneNumbers: [{ country, phoneNumber: phone, label: index % 2 === 0 ? 'Mobile' : 'Work' }],
      ...(index % 7 === 5 ? {} : { title }),
      company,
      birthday: new Date(Date.UTC(1968 + ((index * 5) % 28), (index * 7) % 12, 1 + ((index * 11) % 28))).toISOString(),
      address,
    },
    attachments: { media: (media[name] ?? []).map(drawChatMedia), docs: [], links: [] },
  }
}

/** Everybody of the sample but the user, by name. */
export const contactSeeds: readonly ChatContact[] = people
  .map((person, index) => contactOf(person, index))
  .filter(({ name }) => name !== ownName)

/** The own profile. */
export const profileSeed: ChatProfile = profileOf(ownName)

function profileOf(wanted: string): ChatProfile {
  const person = people.find(({ name }) => name === wanted)
  if (!person) throw new Error(`${wanted} is missing among the people.`)
  const { id, name, email, avatar } = person
  return { id, name, email, avatar, about: abouts[name] ?? '' }
}

const minutesOfNight = 15 * 60
/** Longer texts took longer to write. */
const minutesFor = (text: string) => 1 + Math.ceil(text.length / 25)

function messagesOf({ last, lines }: Talk, chatId: string, contactId: string): ChatMessage[] {
  const parsed = lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, who = '', night = '', value = ''] = /^([<>])(\+?) (.*)$/.exec(line) ?? []
      return { isMine: who === '>', minutes: minutesFor(value) + (night ? minutesOfNight : 0), value }
    })
  return parsed.map(({ isMine, value }, index) => {
    const later = parsed.slice(index + 1).reduce((sum, { minutes }) => sum + minutes, 0)
    return {
      id: `${chatId.replace('chat', 'message')}-${numbered(index + 1, 2)}`,
      chatId,
      contactId: isMine ? me : contactId,
      value,
      createdAt: ago({ ...last, minutes: (last.minutes ?? 0) + later }),
      isMine,
    }
  })
}

/** Number of the chats and their talks. */
const idOf = (index: number) => `chat-${numbered(index + 1, 3)}`

function chatOf(talk: Talk, index: number): Conversation {
  const contact = contactSeeds.find(({ name }) => name === talk.with)
  if (!contact) throw new Error(`${talk.with} is missing among the contacts.`)
  const messages = messagesOf(talk, idOf(index), contact.id)
  const latest = messages.at(-1)
  return {
    id: idOf(index),
    contactId: contact.id,
    ...(talk.unread === undefined ? {} : { unreadCount: talk.unread }),
    muted: talk.muted ?? false,
    lastMessage: latest?.value ?? '',
    lastMessageAt: latest?.createdAt ?? '',
    contact,
    messages,
  }
}

/** The chats, the one with the youngest message first. */
export const chatSeeds: readonly Conversation[] = talks.map(chatOf)

const replies = new Map(talks.map(({ replies: lines }, index) => [idOf(index), lines]))

/** What the other party of a chat answers, in turn; `turn` counts from 0. */
export function replyOf(chatId: string, turn: number): string {
  const lines = replies.get(chatId) ?? []
  return lines[turn % lines.length] ?? '👍'
}
