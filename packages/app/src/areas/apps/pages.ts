import { access } from '@embpm/contract'
import { lazyPart } from '@embpm/ui/lazy-part'
import {
  Activity,
  CircleQuestionMark,
  Coins,
  Contact,
  FolderOpen,
  GraduationCap,
  Mail,
  NotebookPen,
  Package,
  Shapes,
  SquareCheck,
  SquareKanban,
} from 'lucide-react'
import { defineArea, group, page } from '../../routes/page.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../text/Text.js' {
  interface Text extends Words {}
}

/**
 * The screens of the sample services, for everybody who belongs to the organisation: their data is nobody's. It is no app of the
 * header's menu, whose entries the specification names; the links of the sample data, the search and this menu lead here.
 * A line makes its address a page, and a link of the sample (`/apps/mailbox`) one that can be followed.
 */
export const apps = defineArea(
  'apps',
  { family: 'own', opensWith: 'mailbox' },
  [
    group('apps.title', [
      page('mailbox', {
        title: 'apps.pages.mailbox',
        icon: Mail,
        screens: {
          screen: lazyPart(async () => (await import('./mailbox/MailboxScreen.js')).MailboxScreen),
          below: '/{-$view}/{-$mailId}',
        },
      }),
      page('tasks', {
        title: 'apps.pages.tasks',
        icon: SquareCheck,
        screens: {
          screen: lazyPart(async () => (await import('./tasks/TasksScreen.js')).TasksScreen),
          below: '/{-$taskId}',
        },
      }),
      page('scrumboard', {
        title: 'apps.pages.scrumboard',
        icon: SquareKanban,
        screens: {
          screen: lazyPart(async () => (await import('./scrumboard/ScrumboardScreen.js')).ScrumboardScreen),
          below: '/{-$boardId}/{-$cardId}',
        },
      }),
      page('contacts', {
        title: 'apps.pages.contacts',
        icon: Contact,
        screens: {
          screen: lazyPart(async () => (await import('./contacts/ContactsScreen.js')).ContactsScreen),
          below: '/{-$contactId}',
        },
      }),
      page('notes', {
        title: 'apps.pages.notes',
        icon: NotebookPen,
        screens: {
          screen: lazyPart(async () => (await import('./notes/NotesScreen.js')).NotesScreen),
          below: '/{-$noteId}',
        },
      }),
      page('file-manager', {
        title: 'apps.pages.fileManager',
        icon: FolderOpen,
        screens: {
          screen: lazyPart(async () => (await import('./file-manager/FileManagerScreen.js')).FileManagerScreen),
          below: '/{-$folderId}',
        },
      }),
      page('inventory', {
        title: 'apps.pages.inventory',
        icon: Package,
        screens: {
          screen: lazyPart(async () => (await import('./inventory/InventoryScreen.js')).InventoryScreen),
          below: '/{-$productId}',
        },
      }),
      page('academy', {
        title: 'apps.pages.academy',
        icon: GraduationCap,
        screens: {
          screen: lazyPart(async () => (await import('./academy/AcademyScreen.js')).AcademyScreen),
          below: '/{-$courseId}',
        },
      }),
      page('help-center', {
        title: 'apps.pages.helpCenter',
        icon: CircleQuestionMark,
        screens: {
          screen: lazyPart(async () => (await import('./help-center/HelpCenterScreen.js')).HelpCenterScreen),
          below: '/{-$categorySlug}/{-$guideSlug}',
        },
      }),
      page('icons', {
        title: 'apps.pages.icons',
        icon: Shapes,
        screens: {
          screen: lazyPart(async () => (await import('./icons/IconsScreen.js')).IconsScreen),
          below: '/{-$setSlug}',
        },
      }),
      page('activities', {
        title: 'apps.pages.activities',
        icon: Activity,
        screens: { screen: lazyPart(async () => (await import('./activities/ActivitiesScreen.js')).ActivitiesScreen) },
      }),
      page('crypto', {
        title: 'apps.pages.coins',
        icon: Coins,
        screens: { screen: lazyPart(async () => (await import('./coins/CoinsScreen.js')).CoinsScreen) },
      }),
    ]),
  ],
  [
    // The chat is a page of the product, and asks for what that asks for.
    page('chat', { redirect: '/bp/chat', belowAs: 'chat', needs: access.processes.read }),
  ],
)
