import type { Activity } from '@embpm/contract/sample/activities'

import { ago } from './clock.js'
import { drawAvatar } from './pictures.js'

/** What happened around Marta Kowalczyk, the newest first. */
export const activitySeeds: readonly Activity[] = [
  {
    id: 'activity-01',
    icon: 'heroicons_solid:check-badge',
    description: '<strong>Valentina Russo</strong> approved the process <strong>Release a batch</strong>, version 4',
    date: ago({ minutes: 25 }),
    linkedContent: 'Project dashboard',
    link: '/dashboards/project',
    useRouter: true,
  },
  {
    id: 'activity-02',
    image: drawAvatar('Oksana Melnyk'),
    description: '<strong>Oksana Melnyk</strong> replied to your question about the picking lists',
    date: ago({ hours: 1, minutes: 40 }),
    extraContent:
      '<p>Доброго ранку, Марто! Склад друкує списки двічі, бо хвилю закривають вручну. Я додала цей крок до моделі.</p>',
    linkedContent: 'Mailbox',
    link: '/apps/mailbox',
    useRouter: true,
  },
  {
    id: 'activity-03',
    icon: 'heroicons_solid:clipboard-document-check',
    description: '<strong>Renata Novotna</strong> gave you three tasks for the cutover rehearsal',
    date: ago({ hours: 3, minutes: 15 }),
    extraContent:
      '<ul><li>Freeze the chart of accounts</li><li>Compare open purchase orders in both systems</li><li>Sign the protocol of the rehearsal</li></ul>',
    linkedContent: 'Tasks',
    link: '/apps/tasks',
    useRouter: true,
  },
  {
    id: 'activity-04',
    image: drawAvatar('Chen Yulan'),
    description: '<strong>Chen Yulan</strong> finished the test cycle <strong>Order to cash</strong>',
    date: ago({ hours: 5 }),
    extraContent: '<p>第二轮测试完成：共 148 个用例，141 个通过，7 个缺陷已分配给开发团队。</p>',
  },
  {
    id: 'activity-05',
    icon: 'heroicons_solid:exclamation-triangle',
    description: 'The interface <strong>Carrier labels</strong> stopped for 12 minutes and caught up again',
    date: ago({ hours: 8, minutes: 30 }),
    linkedContent: 'Analytics',
    link: '/dashboards/analytics',
    useRouter: true,
  },
  {
    id: 'activity-06',
    image: drawAvatar('Ines Moreau'),
    description: '<strong>Ines Moreau</strong> mentioned you in the plan for the key user training',
    date: ago({ days: 1, hours: 2 }),
    extraContent:
      '<p>Marta, pourrais-tu animer l’atelier « Clôture mensuelle » à Lyon le 3 décembre ? Les comptables préfèrent une démonstration sur leurs propres écritures.</p>',
  },
  {
    id: 'activity-07',
    icon: 'heroicons_solid:user-plus',
    description: '<strong>Yusuf Karim</strong> joined the team for master data',
    date: ago({ days: 1, hours: 6 }),
    linkedContent: 'Contacts',
    link: '/apps/contacts',
    useRouter: true,
  },
  {
    id: 'activity-08',
    image: drawAvatar('Jonas Albrecht'),
    description: '<strong>Jonas Albrecht</strong> delivered the form <strong>Vendor approval</strong>',
    date: ago({ days: 2, hours: 1 }),
    extraContent:
      '<p>Die Steuernummer wird jetzt je Land geprüft. Offen ist noch die Freigabe ab 50.000 € – dazu brauche ich eure Entscheidung.</p>',
  },
  {
    id: 'activity-09',
    icon: 'heroicons_solid:arrow-up-tray',
    description: '<strong>Kalinda Rao</strong> loaded 18,420 materials into the quality system',
    date: ago({ days: 2, hours: 7 }),
    extraContent: '<p>Two plants are left. The 36 records that were refused are in the list of corrections.</p>',
  },
  {
    id: 'activity-10',
    image: drawAvatar('Hiro Tanabe'),
    description: '<strong>Hiro Tanabe</strong> commented on the maintenance calendar',
    date: ago({ days: 3, hours: 4 }),
    extraContent: '<p>名古屋工場の定期点検は第49週に移動しました。生産計画チームにも確認済みです。</p>',
  },
  {
    id: 'activity-11',
    icon: 'heroicons_solid:book-open',
    description: 'A new guide explains how to <strong>start with a process model</strong>',
    date: ago({ days: 4 }),
    linkedContent: 'Read the introduction',
    link: '/docs/guides/getting-started/introduction',
    useRouter: true,
  },
  {
    id: 'activity-12',
    image: drawAvatar('Pablo Ibarra'),
    description: '<strong>Pablo Ibarra</strong> asked for a second look at the purchasing limits',
    date: ago({ days: 5, hours: 3 }),
    extraContent:
      '<p>El límite de 10.000 € por pedido bloquea los contratos marco de Bilbao. ¿Podemos usar el valor mensual en su lugar?</p>',
  },
  {
    id: 'activity-13',
    icon: 'heroicons_solid:sparkles',
    description: 'The version of November arrived: <strong>faster diagrams and shared filters</strong>',
    date: ago({ days: 7, hours: 2 }),
    linkedContent: 'What changed',
    link: '/docs/changelog',
    useRouter: true,
  },
  {
    id: 'activity-14',
    image: drawAvatar('Noor El Sayed'),
    description: '<strong>Noor El Sayed</strong> closed the review of the authorisation roles',
    date: ago({ days: 9, hours: 5 }),
    extraContent: '<p>اكتملت مراجعة صلاحيات المستخدمين، ولم يبقَ أي تعارض بين إنشاء المورّد واعتماد الدفع.</p>',
  },
  {
    id: 'activity-15',
    icon: 'heroicons_solid:lifebuoy',
    description: 'Your question about <strong>organisation filters</strong> was answered',
    date: ago({ days: 12 }),
    linkedContent: 'Help center',
    link: '/apps/help-center',
    useRouter: true,
  },
]
