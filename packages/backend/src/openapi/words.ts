/** What a reader should know before the first call, in Markdown. */
export const introduction = [
  'Everything that the in-browser back end answers: the product, and sample services that need neither a token nor an organisation.',
  '',
  '- A call that does not exist answers 404 with the body `"NOT FOUND"`.',
  '- What a call does not take answers 400 with a list of problems, and changes nothing.',
  '- Reading or patching an unknown id of a sample service answers `null` with 200.',
  '- `PATCH` merges the given top-level fields; nested lists and objects are replaced as a whole.',
  '- New entities get their id from the service; an id in the request is ignored.',
  '- Besides these calls there is a WebSocket for the chat.',
].join('\n')

/** What belongs under a tag. A tag that is missing here stands without words. */
export const tagWords: Readonly<Record<string, string>> = {
  Authentication: 'Signing in. The tokens are JSON Web Tokens (HS256) and valid for seven days.',
  Start: 'What the application asks for before anybody signs in.',
  Administration:
    'The signed-in user with their organisations; and, for administrators, organisations, users and settings. The value of a secret setting is never answered.',
  Data: 'Services, and the tables, data elements and fields of the data model, with search, filter, sorting, paging and optimistic locking.',
  Processes:
    'Business areas and processes (trees), RICEFW items, transactions, dictionary tables, cost objects and accounts. A tree answers the children of a node, searches with the nodes above each hit, and moves a node with all below it. The model of a process has revisions, and its steps have comments.',
  Implementation: 'Scenarios and the processes in their sequence.',
  Project: 'Operation areas and business domains (trees), periods, and operation orders.',
  Views:
    'Lists as somebody wants to find them again. One sees the own ones and those that others share; a shared one is changed by its owner and by administrators.',
  Live: 'What others write and where they are, as it happens, where a deployment tells of it.',
  'Sample: Inventory':
    'Products of a shop. `page` counts from 0; `lastPage` is the number of pages, at least 1. A page past the last has `products: null` and only `lastPage`. The list takes 300 ms.',
  'Sample: Contacts': 'People with addresses, notes, tags and pictures. A picture travels as a multipart form.',
  'Sample: Chat': 'Conversations. Messages travel through a WebSocket.',
  'Sample: File manager': 'Folders and files; `folderId=null` or none is the root.',
  'Sample: Help center': 'Questions and guides by category.',
  'Sample: Academy': 'Courses and their steps.',
  'Sample: Mailbox':
    'Mails, newest first. `page` counts from 1, indexes from 0; a page past the last has `mails: null` and only `lastPage`. The list takes 625 ms.',
  'Sample: Notes': 'Notes with labels and tasks.',
  'Sample: Scrumboard': 'Boards, their lists and cards. Positions order them.',
  'Sample: Tasks': 'Tasks and sections in one order. A search marks its hits in titles as `<mark>…</mark>`.',
  'Sample: Common': 'Messages, notifications, shortcuts, navigation, search and the user of the workspace.',
  'Sample: Dashboards': 'Figures of four dashboards.',
  'Sample: Activities': 'What happened lately.',
  'Sample: Icons': 'The names of icons by set.',
}
