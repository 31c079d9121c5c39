import type { FaqCategory, GuideCategory } from '@embpm/contract/sample/helpCenter'

/** `Read a guide` becomes `read-a-guide`. */
const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** A category of questions. Its parts get their ids here, so that none repeats. */
function questions(title: string, pairs: readonly (readonly [question: string, answer: string])[]): FaqCategory {
  const slug = slugOf(title)
  const id = `faq-category-${slug}`
  const faqs = pairs.map(([question, answer], index) => ({
    id: `faq-${slug}-${index + 1}`,
    categoryId: id,
    question,
    answer,
  }))
  return { id, slug, title, faqs }
}

/** A category of guides. What they say is in `helpCenterContents.data.ts`, by the same ids. */
function guides(title: string, pairs: readonly (readonly [title: string, subtitle: string])[]): GuideCategory {
  const slug = slugOf(title)
  const id = `guide-category-${slug}`
  return {
    id,
    slug,
    title,
    guides: pairs.map(([name, subtitle]) => ({
      id: `guide-${slugOf(name)}`,
      categoryId: id,
      slug: slugOf(name),
      title: name,
      subtitle,
    })),
  }
}

/** The five categories with their 29 questions. */
export const faqCategories: readonly FaqCategory[] = [
  questions('Most asked', [
    [
      'Why do I see only Processes and Administration in the menu?',
      'Your account belongs to a subscription, which covers process modelling. Data, Implementation and Project open for administrators and consultants of a corporate organisation. If you should have one of these roles, ask an administrator: roles are read when you sign in, so sign out and in again after the change.',
    ],
    [
      'I switched the organisation and my rows are gone. Where are they?',
      'Nothing was deleted. Every list shows the rows of one organisation only, and its name stands in the header. Switch back there. If you need the same table or service in both, copy the row: links between organisations do not exist on purpose.',
    ],
    [
      'How do I find a value when I know only a part of its description?',
      'Open the value help of the field and type the part into its search. It looks into all text columns, not only the name, and several words may stand in different columns. Combine it with a column filter when too much is found.',
    ],
    [
      'Can two people work on the same process at the same time?',
      'Both can open it and both see the latest saved state. Whoever saves second is told that the process has changed in the meantime and can compare before overwriting. For workshops we recommend that one person draws and the others comment in the chat.',
    ],
    [
      'What happens to unsaved changes when I leave a page?',
      'Pages with a form or a diagram ask before they let you go. Choose to stay and save, or leave and lose the changes. Filters, sorting and the page of a list are part of the address and are never lost.',
    ],
    [
      'Can I send a colleague exactly what I see?',
      'Yes, copy the address of the page. It contains the language, the organisation, filters, sorting and the page of the list. Your colleague needs to belong to that organisation, otherwise a page explains that it is not theirs.',
    ],
  ]),
  questions('General inquiries', [
    [
      'Which languages does the interface have?',
      'English, German, French, Spanish, European and Brazilian Portuguese, Polish and Russian. The language is part of the address, so a link opens in the language of its sender and you can switch at once. Dates and numbers follow the language.',
    ],
    [
      'Are the names of my processes translated too?',
      'No. What you and your colleagues write stays as it was written. Many teams put a short English title first and the local one behind it, which the search finds both ways.',
    ],
    [
      'What is an organisation here, and what is a company?',
      'An organisation is a space with its own dictionaries, processes, projects and users. A company usually starts with one and adds more for subsidiaries or for projects that must not see each other. Your company itself, with its own name, is always the first in the list.',
    ],
    [
      'What do the seven statuses mean?',
      'Development, Prepared and Planned describe something on its way, Implementation and Active something in use, Finished and Inactive something at its end. The colour of the circle is the same everywhere, and a filled circle means that the status is reached.',
    ],
    [
      'Can I use it on a tablet?',
      'Yes. Below 960 pixels of width the side navigation becomes an overlay and tables keep their first column in view. Drawing large diagrams is more pleasant with a mouse or a pen.',
    ],
    [
      'What does RICEFW stand for?',
      'Reports, Interfaces, Conversions, Enhancements, Forms and Workflows: the six kinds of things that have to be built because the standard does not have them. Each item carries a number in the work breakdown structure, so that its effort counts for the right part of the project.',
    ],
  ]),
  questions('Licenses', [
    [
      'What is the difference between the subscription and the corporate plan?',
      'A subscription is for people who model and publish processes, and is booked online per person. The corporate plan adds dictionaries, implementation, projects and several organisations, and is agreed in a contract with a number of users for all of them together.',
    ],
    [
      'Does a reader need a license?',
      'Everybody who signs in needs one. A process that you publish to the compact view of your team tool can be read by its members without counting as users, as long as they only look.',
    ],
    [
      'May one license be passed on to another colleague?',
      'Yes, when somebody leaves the project or changes the job. Deactivate the first user, then invite the second: the license is free at once. Sharing one account between two people is not allowed, because changes could no longer be attributed.',
    ],
    [
      'Do users in several organisations count twice?',
      'No. A license belongs to a person within the contract, in however many of its organisations this person works, and whatever role he or she has in each.',
    ],
    [
      'What may we do with the packages for our own screens?',
      'The components, fields and pickers are open source under the MIT license. You may build them into your own applications, change them and sell the result, also without a contract with us. The service itself and its data are covered by your plan.',
    ],
    [
      'Is there a license for universities and charities?',
      'Yes. Teaching and registered charities get the corporate plan for up to 40 users at the price of five subscriptions. Write to the support with a proof; lecturers may create a new organisation for each term.',
    ],
  ]),
  questions('Payments', [
    [
      'Which means of payment do you accept?',
      'Credit and debit cards and SEPA direct debit for subscriptions, bank transfer on account for the corporate plan. Payments are handled by a certified provider; numbers of cards never reach our servers.',
    ],
    [
      'When am I charged?',
      'On the day of booking and then on the same day of each month or year. If a month is shorter, its last day counts. Users that you add during the period are charged for the remaining days only.',
    ],
    [
      'Our invoice needs a purchase order number. Where do I enter it?',
      'In Administration, Subscriptions, under the address of the invoice. It appears on all later invoices. For one that is already written we issue a corrected copy when you ask within 30 days.',
    ],
    [
      'A payment failed. Is my work at risk?',
      'No. We try again after three, seven and fourteen days and write to the administrators each time. After 30 days the organisation can only be read. Nothing is deleted before 180 days, and never without two announcements.',
    ],
    [
      'In which currency do you bill?',
      'In euro, US dollar, zloty or Brazilian real, depending on the address of the invoice. The currency stays for the term of the contract, so that exchange rates do not change your price.',
    ],
  ]),
  questions('Support', [
    [
      'How do I reach you, and how fast do you answer?',
      'Through the form of the help center or by e-mail, in English, German, Polish and Portuguese. We answer questions within one working day, and within two hours when nobody in your organisation can work.',
    ],
    [
      'What should a report of a problem contain?',
      'The address of the page, the time, what you did and what you expected. Please add the version from the footer. A picture of the whole window helps more than one of the message alone.',
    ],
    [
      'Do your people see our data?',
      'Not by default. An administrator can open an organisation to the support for up to 72 hours. Everything that is read or changed then is written to a log that your administrators can export.',
    ],
    [
      'Is there a place to try things without doing harm?',
      'Yes. The sample version runs in your browser only, with invented services, products and mails. Change whatever you like; "Reset sample data" in the user menu brings the first state back.',
    ],
    [
      'Can you import our existing process models?',
      'Diagrams in BPMN 2.0 are imported as they are, with their layout. Dictionaries come in as spreadsheets with the columns that the list shows. For other tools we offer a conversion at a fixed price after looking at ten examples.',
    ],
    [
      'Do you announce maintenance?',
      'At least five working days ahead, in the notifications and by e-mail to administrators. It takes place on Sundays between 02:00 and 06:00 UTC. Pages that are open keep your entries and send them when the service is back.',
    ],
  ]),
]

/** The five categories with their 28 guides. */
export const guideCategories: readonly GuideCategory[] = [
  guides('Getting Started', [
    ['Find your way around', 'What is where: areas, header, lists and forms in five minutes'],
    ['Choose your organisation', 'Why every list belongs to one organisation, and how to switch'],
    ['Switch the language', 'Eight languages, one address each, and what stays untranslated'],
    ['Draw your first process', 'From an empty page to a process that others understand'],
    ['Pick values with a value help', 'Find the one service among thousands without knowing its name'],
    ['Filter and sort long lists', 'Get from 100,000 rows to the three that matter'],
    ['Work with the keyboard', 'Everything that a mouse can do, with fewer movements'],
    ['Use the compact view in your team tool', 'Processes, calendar and chat beside your conversations'],
  ]),
  guides('Projects', [
    ['Build a work breakdown structure', 'Numbers that hold requirements, orders and effort together'],
    ['Collect requirements', 'Sentences that can be tested, with an owner and a source'],
    ['Track RICEFW items', 'What has to be built, from the first idea to the transport'],
    ['Plan orders over periods', 'Spread recurring work over years, months and weeks'],
    ['Choose the right interval', 'Monthly, weekly, daily or irregular, and what a change keeps'],
    ['Assign employees to tasks', 'Positions first, people second, holidays never forgotten'],
    ['Run test tasks and report results', 'A scenario, its steps, and evidence that an auditor accepts'],
  ]),
  guides('Settings', [
    ['Choose a colour scheme and layout', 'Light or dark, dense or classy, and how to share a layout'],
    ['Manage roles and permissions', 'Who may see which area, and how to find out why not'],
    ['Maintain a dictionary of tables', 'Systems, versions and descriptions that people can search'],
    ['Describe a service for reuse', 'Thirteen columns that save the next project a phone call'],
    ['Set up single sign-on', 'Connect your identity provider with a realm of your own'],
    ['Reset the sample data', 'Back to the first state of the sample version, in all tabs'],
  ]),
  guides('Payments', [
    ['Choose a plan', 'Subscription or corporate: four questions that decide it'],
    ['Pay by card or bank transfer', 'Change the means of payment without an interruption'],
    ['Read your invoice', 'Users, days and taxes, line by line'],
    ['Change or cancel a subscription', 'More users, fewer users, or good-bye with all your data'],
  ]),
  guides('Your Account', [
    ['Update your profile', 'Name, picture and contact data as your colleagues see them'],
    ['Reset a forgotten password', 'A new password in three minutes, without the help desk'],
    ['Stay signed in safely', 'How long a session lives and what to do on a shared computer'],
  ]),
]
