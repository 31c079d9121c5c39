/** What the guides say, as HTML, by the ids of `helpCenter.data.ts`. */
export const guideContents: Readonly<Record<string, string>> = {
  'guide-find-your-way-around': `<p>The product has five areas. Which of them you see depends on your role and on the plan of your organisation; nobody needs all of them.</p>
<ul>
<li><strong>Processes</strong>: business areas, requirements, process models, systems, transactions and cost objects.</li>
<li><strong>Data</strong>: the dictionary of tables, data elements, data fields and services.</li>
<li><strong>Implementation</strong>: technologies, employees, scenarios and their tests.</li>
<li><strong>Project</strong>: operation areas, periods, orders, tasks and the calendar.</li>
<li><strong>Administration</strong>: organisations, users, subscriptions and configurations.</li>
</ul>
<h2>The header</h2>
<p>From left to right the header has the button for the navigation, the organisation you are working in, and on the other side the chat, the language, the apps, the colour scheme, full screen and your user menu. The name of the organisation is the first thing to look at when a list is emptier than expected.</p>
<h2>A list and its form</h2>
<ol>
<li>Open <strong>Data</strong> and then <strong>Services</strong>. Every list in the product works like this one.</li>
<li>Type into the search above the table. The address changes with every letter, so the view can be shared.</li>
<li>Open a row. The form appears beside the list, which keeps its place.</li>
<li>Change something and save. The row shows the new value at once.</li>
</ol>
<p>If you get lost, the logo leads back to the start page of the current organisation.</p>`,

  'guide-choose-your-organisation': `<p>An organisation is a room with a door. Tables, processes, projects and users belong to exactly one, and no list ever mixes two of them.</p>
<h2>Switch to another organisation</h2>
<ol>
<li>Press the name of the organisation in the header.</li>
<li>Type a part of the title. Your own company is always on top, the others follow by title.</li>
<li>Choose one. The page you are on opens again for the new organisation.</li>
</ol>
<p>Your choice is remembered in this browser. When you sign in tomorrow you are where you were.</p>
<h2>When the switch is not there</h2>
<p>It is shown to organisations with the corporate plan, and it is hidden in the Administration area because that area is about all of them. With a subscription there is only one organisation, and its name is shown without a menu.</p>
<h2>Links across organisations</h2>
<p>The address contains the identifier of the organisation behind the language. A link from a colleague therefore opens in the organisation of your colleague. If you do not belong to it, a page says so, and nothing of its content is loaded.</p>`,

  'guide-switch-the-language': `<p>The interface speaks English, German, French, Spanish, European Portuguese, Brazilian Portuguese, Polish and Russian. The code of the language is the first part of the address, such as <code>/de/</code> or <code>/pt-BR/</code>.</p>
<h2>Two ways to switch</h2>
<ul>
<li>Choose a language behind the flag in the header. The current page opens again, with your filters.</li>
<li>Change the code in the address by hand, for instance when you prepare a screenshot for another country.</li>
</ul>
<h2>What changes and what does not</h2>
<p>Labels, messages, dates and numbers change. The 3rd of November is <code>11/3/2026</code> in English and <code>3.11.2026</code> in German, and a decimal comma replaces the point where that is usual. Names of processes, notes and descriptions stay in the words of their authors.</p>
<h2>Mixed teams</h2>
<p>Agree on one language for short names and let long descriptions be local. The search does not mind: it finds <strong>Zahllauf</strong> in a description as well as <strong>Payment run</strong> in a name. Titles in Cyrillic, Greek or Japanese letters are sorted behind the Latin ones.</p>`,

  'guide-draw-your-first-process': `<p>A process model answers one question: who does what, in which order, and what happens when something goes wrong. Twenty minutes are enough for a first one.</p>
<h2>Before you draw</h2>
<p>Write down the first event and the last result. For an order to cash process this may be <strong>customer order received</strong> and <strong>invoice cleared</strong>. If you cannot name both, the process is not cut well yet.</p>
<h2>Draw</h2>
<ol>
<li>Go to <strong>Processes</strong>, choose a business area and press <strong>Create</strong>.</li>
<li>Drag a start event onto the page and name it with the event from above.</li>
<li>Append one task after the other with the small menu beside the last element. Begin each name with a verb: <strong>Check credit limit</strong>, not <strong>Credit limit</strong>.</li>
<li>Use an exclusive gateway where only one path is taken, and label the paths with the answers to its question.</li>
<li>Put the tasks into lanes, one for each role. A person is never a lane.</li>
<li>Save. The model gets version 1 and the status Development.</li>
</ol>
<h2>Is it good?</h2>
<p>Read it aloud to somebody who does the work. Every sentence that needs an explanation is a task that needs another name. Fewer than fifteen tasks fit on a screen; more belong into a sub-process.</p>`,

  'guide-pick-values-with-a-value-help': `<p>Fields for services, tables, transactions, cost objects and other long lists have a button that opens a value help. It shows the same columns as the list of these objects, and it is made for people who do not know the exact name.</p>
<h2>Three ways to a value</h2>
<ul>
<li><strong>Type</strong> into the field itself when you know the beginning. Suggestions appear while you type.</li>
<li><strong>Search</strong> in the dialog. All words must be found, but each may stand in another column: <code>invoice odata</code> finds the services about invoices with that technology.</li>
<li><strong>Filter</strong> a column when you know a fact for certain, such as the business domain.</li>
</ul>
<h2>Choose and confirm</h2>
<ol>
<li>Press a row, or go to it with the arrow keys and press the space bar.</li>
<li>Look at the line above the buttons: it repeats what is selected, also when the row has scrolled away.</li>
<li>Press <strong>Select</strong>. With <strong>Cancel</strong> or the Escape key the field keeps its value.</li>
</ol>
<p>Where several values are allowed, the rows have check boxes. The selection survives another search, so you can collect values from different results.</p>
<h2>The value is missing</h2>
<p>The value help shows what your organisation has. If a service exists only in another one, ask its owner to describe it here too. Values that are inactive are shown greyed and cannot be chosen for new entries.</p>`,

  'guide-filter-and-sort-long-lists': `<p>Lists stay fluid with 100,000 rows because only what you see is drawn. Scrolling through them is still not a plan; this is.</p>
<h2>Narrow down</h2>
<ol>
<li>Search for the rarest word you know. <code>customs</code> is better than <code>order</code>.</li>
<li>Open the menu of a column and choose from its values. The number beside each value tells how many rows remain.</li>
<li>Repeat with a second column. Filters of different columns are combined with <strong>and</strong>, values of one column with <strong>or</strong>.</li>
</ol>
<h2>Sort</h2>
<p>Press the head of a column to sort by it, again to turn the order, and a third time to return to the original order. Hold Shift to add a second column: first by status, then by date of change. Texts are compared without regard to case. Columns that hold structured data cannot be sorted.</p>
<h2>Keep the result</h2>
<p>Everything is in the address. Make it a bookmark, or put it into a task: the receiver sees the current rows that match, not a copy of yesterday. To start again, remove the filters one by one in the line above the table or all together with <strong>Clear</strong>.</p>`,

  'guide-work-with-the-keyboard': `<p>All screens can be used without a mouse, and the focus is always visible as a ring. These keys are worth learning first.</p>
<h2>In a table</h2>
<ul>
<li><code>↑</code> and <code>↓</code> go from row to row, <code>←</code> and <code>→</code> from cell to cell.</li>
<li><code>Home</code> and <code>End</code> go to the first and last cell, with <code>Ctrl</code> to the first and last row.</li>
<li><code>Space</code> selects a row, <code>Enter</code> opens it.</li>
<li><code>Page Up</code> and <code>Page Down</code> turn over what is visible.</li>
</ul>
<h2>In a tree</h2>
<p>The right arrow opens a branch and then goes into it; the left arrow closes it and then goes to its parent. Typing the first letters of a name jumps to the next branch that begins with them.</p>
<h2>In a dialog</h2>
<p>The Tab key stays within the dialog. Escape closes it without a change, except for questions about a deletion, which want a clear answer. After closing, the focus returns to the button that opened it.</p>
<h2>With a screen reader</h2>
<p>Tables announce the number of their rows, also of those that are not drawn. The number of hits is announced when a search ends, not after each letter. Status circles are read by name, never by colour.</p>`,

  'guide-use-the-compact-view-in-your-team-tool': `<p>The compact view shows processes, the calendar, project management and the chat within a tab of your team tool. It has a bar at the top instead of the side navigation and is made for a width of 400 pixels and more.</p>
<h2>Add it to a channel</h2>
<ol>
<li>In your team tool add a tab of the kind <strong>Website</strong> or the app, if your administrator has installed it.</li>
<li>Enter the address of your workspace followed by <code>/ms-teams</code>.</li>
<li>On the first visit enter the realm of your company. It is the short name from the invitation mail.</li>
<li>Sign in once. The tab remembers the realm for everybody on this device, but the session only for you.</li>
</ol>
<h2>What is different</h2>
<p>Forms can be read and statuses can be set, but diagrams cannot be drawn. Links to the full view open in a new window. The bar is disabled while you are not signed in, because its targets would only lead to the same message.</p>
<h2>Leave</h2>
<p>Signing out in the compact view removes the stored token and returns to the choice of a realm. Your session in the browser is not touched.</p>`,

  'guide-build-a-work-breakdown-structure': `<p>The work breakdown structure, short WBS, numbers everything that has to be delivered. Requirements, tables, services, orders and RICEFW items carry such a number, and reports add them up along it.</p>
<h2>Rules that have proved themselves</h2>
<ul>
<li>Name results, not activities: <strong>Warehouse labels</strong>, not <strong>Designing labels</strong>.</li>
<li>Three levels are enough for most projects, four for programmes. <code>2.4.1</code> can be remembered, <code>2.4.1.3.2</code> cannot.</li>
<li>What a level contains is complete. If something fits nowhere, add a branch instead of a remark.</li>
<li>Numbers are never used again, even if a branch is dropped.</li>
</ul>
<h2>Create it</h2>
<ol>
<li>Open <strong>Project</strong> and choose a business domain.</li>
<li>Add the first level from the phases or the end-to-end processes, whichever your steering committee talks about.</li>
<li>Add children with the context menu of a branch. Drag a branch to move it; its number follows as long as it has the status Planned.</li>
<li>Give every leaf an owner. A branch belongs to whoever owns most of its leaves.</li>
</ol>
<p>Once orders are booked on a number, it can be renamed but no longer moved, because costs of past periods would change their place.</p>`,

  'guide-collect-requirements': `<p>A requirement is a sentence that somebody can later prove to be true or false. Collect few of them well rather than many quickly.</p>
<h2>One sentence, one requirement</h2>
<blockquote><p>When a delivery is more than two days late, the planner sees it in the list of exceptions on the same day.</p></blockquote>
<p>It names a condition, a role, a result and a limit. Compare it with <em>the system should support the planner proactively</em>, which can neither be tested nor estimated.</p>
<h2>Record it</h2>
<ol>
<li>Open <strong>Processes</strong>, then <strong>Requirements</strong>, and create a row in the business area it belongs to.</li>
<li>Link the process step. A requirement without a step is either a wish or a missing step.</li>
<li>Enter the source: a workshop with its date, a law with its paragraph, or a person.</li>
<li>Choose a priority. If more than a third is <strong>must</strong>, ask for each of them what would happen on the first day without it.</li>
</ol>
<h2>Fit or gap</h2>
<p>Compare with the standard and set the result. A gap gets a RICEFW item, and the link between the two is kept for ever. In the report you will see gaps without an item and items without a requirement; both lists should be empty before the design phase ends.</p>`,

  'guide-track-ricefw-items': `<p>Reports, interfaces, conversions, enhancements, forms and workflows are what a project really builds. The list of RICEFW items is therefore the most honest picture of its progress.</p>
<h2>The way of an item</h2>
<ol>
<li><strong>Planned</strong>: it has a name, a kind, a number in the work breakdown structure and a rough effort.</li>
<li><strong>Prepared</strong>: the functional design is signed and the requirement linked.</li>
<li><strong>Development</strong>: somebody works on it. An item without a change for two weeks is marked in the report.</li>
<li><strong>Implementation</strong>: it is in the test system and has at least one test task.</li>
<li><strong>Active</strong>: it runs in production.</li>
</ol>
<h2>Names that are found</h2>
<p>Start with the object and end with the direction or the result: <strong>Delivery note, inbound from carrier</strong>. Avoid numbers of tickets in names; they have a field of their own.</p>
<h2>Link it where it is used</h2>
<p>In a form, open the picker for RICEFW items and choose one by name. If nothing is selected when you confirm, the dialog stays open and tells you so: an empty link looks like a finished one in every report.</p>`,

  'guide-plan-orders-over-periods': `<p>An order is work that is done for a period of time: the monthly closing, the weekly load of master data, the daily check of interfaces. Instead of a hundred tasks you plan one order and the intervals in which it is due.</p>
<h2>Create an order</h2>
<ol>
<li>Open <strong>Project</strong>, then <strong>Orders</strong>, and press <strong>Create</strong>.</li>
<li>Choose the operation area. It decides who may book on the order.</li>
<li>Select a period. Its options are grouped by month, each with its weeks; pressing the month selects or deselects all of its weeks.</li>
<li>Choose the operation interval and mark the intervals in which the work is due.</li>
<li>Save. The calendar shows the order in each chosen interval.</li>
</ol>
<h2>Years and weeks</h2>
<p>You can plan from the previous year to two years ahead. Weeks begin on Monday and follow ISO 8601: a week belongs to the month in which its Thursday lies, and a year has 52 or 53 of them. The days around New Year can therefore belong to a week of the other year, which surprises accountants every time.</p>
<h2>Execute</h2>
<p>On the day itself open <strong>Execution</strong>. It lists the orders that are due, with the tasks in their order. What is finished stays visible until the period is closed.</p>`,

  'guide-choose-the-right-interval': `<p>The operation interval says in which grid an order repeats. It looks like a detail, but changing it later removes choices, so take a minute.</p>
<h2>The four kinds</h2>
<ul>
<li><strong>Monthly</strong>: a year and a month. For closings, billing and anything that has a month in its name.</li>
<li><strong>Weekly</strong>: a year and an ISO week. For planning runs and team routines.</li>
<li><strong>Daily</strong>: a year, a month and a day. For checks that somebody has to confirm.</li>
<li><strong>Irregular</strong>: any mixture. For audits, stocktaking and everything that depends on others.</li>
</ul>
<h2>What a change keeps</h2>
<p>When you change the kind, intervals that do not fit are removed: <strong>Monthly</strong> keeps those with a month, <strong>Weekly</strong> those with a week and without a day, <strong>Daily</strong> those with a month and a day. <strong>Irregular</strong> keeps everything. If you only want to look, change to Irregular and back before you save.</p>
<h2>Rule of thumb</h2>
<p>Choose the coarsest grid in which a delay would still be noticed early enough. A daily order that is confirmed every Friday for the whole week is a weekly one.</p>`,

  'guide-assign-employees-to-tasks': `<p>Work is planned for positions and done by people. If you keep the two apart, a change of staff costs one entry instead of fifty.</p>
<h2>Positions</h2>
<p>In <strong>Processes</strong>, <strong>Organisation</strong>, create positions such as <em>Master data steward</em>, and assign them to lanes and tasks. A position has a capacity in hours per week and may be vacant.</p>
<h2>People</h2>
<ol>
<li>Open <strong>Implementation</strong>, then <strong>Employee assignment</strong>.</li>
<li>Choose an employee. The list holds the users of your organisation and those without an account.</li>
<li>Assign a position with a first and, if known, a last day.</li>
<li>Enter absences in the calendar. The plan shows in amber where a position has nobody for a day.</li>
</ol>
<h2>Overload</h2>
<p>The bar beside each name shows planned hours against capacity for the next eight weeks. Above 100 % the tasks are listed by due date; reassign from the bottom, because what is due first has usually begun.</p>
<p>Data about employees is visible to administrators and consultants only, and is removed 90 days after the last assignment ends.</p>`,

  'guide-run-test-tasks-and-report-results': `<p>A scenario is a story that crosses several processes, told with real data: a customer in Lyon orders pallets that are made in Gdańsk. Test tasks are its steps.</p>
<h2>Prepare</h2>
<ul>
<li>Link each step to the process step it proves. Coverage is calculated from these links.</li>
<li>Write the expected result before anybody tests, including numbers.</li>
<li>Name the data: which customer, which material, which period. A step that begins with <em>take any order</em> fails for reasons nobody can repeat.</li>
</ul>
<h2>Execute</h2>
<ol>
<li>Open <strong>Implementation</strong>, <strong>Test tasks</strong>, filtered by your name.</li>
<li>Do what the step says and enter what you saw, not what you think of it.</li>
<li>Set the result: passed, failed or blocked. Failed asks for a description, blocked for the step that stands in the way.</li>
<li>Attach evidence. A document number is better than a picture, because it can be looked up.</li>
</ol>
<h2>Report</h2>
<p><strong>Scenario results</strong> show every run with its version and tester. A step that was passed and then changed is shown as open again. Export the report on the day of the decision: it is what an auditor will ask for.</p>`,

  'guide-choose-a-colour-scheme-and-layout': `<p>How the product looks is your choice and is stored in this browser. Colleagues and other devices are not affected.</p>
<h2>Colour scheme</h2>
<p>The button in the header changes between light and dark. <strong>Automatic</strong> follows your operating system, so the screen becomes dark in the evening when the rest does. Diagrams are printed on white in any case.</p>
<h2>Layout</h2>
<ul>
<li><strong>Classy</strong> has a sidebar with your picture and name and suits large screens.</li>
<li><strong>Dense</strong> has a narrow sidebar that can be folded, a low header and leaves most room for tables.</li>
<li><strong>View</strong> has a bar at the top only and is used when the product is embedded.</li>
</ul>
<p>To open a single page in another layout, add it to the address: <code>?layout=dense</code>. This is handy for screens in meeting rooms, and it does not change your own setting.</p>
<h2>Readability</h2>
<p>Zoom with your browser up to 200 %; below a width of 960 pixels the navigation turns into an overlay. If you have asked your system for less motion, panels appear without sliding. All texts have a contrast of at least 4.5 to 1 in both schemes.</p>`,

  'guide-manage-roles-and-permissions': `<p>What somebody sees follows from three facts: the role, the permission for processes and the plan of the organisation.</p>
<h2>Roles</h2>
<ul>
<li><strong>ADM</strong>, administrator: everything, including users and configurations.</li>
<li><strong>CON</strong>, consultant: everything in the projects of the organisation, without its administration.</li>
<li>No role: processes only.</li>
</ul>
<p>The permission <code>embpm_r</code> is needed to read processes. It is given with every new account and can be taken away, for instance from accounts that only run interfaces.</p>
<h2>Give a role</h2>
<ol>
<li>Open <strong>Administration</strong>, then <strong>Users</strong>, and search for the person.</li>
<li>Choose the organisation on the right. Roles are given per organisation.</li>
<li>Select the role and save. It takes effect at the next sign-in, or when the person switches the organisation.</li>
</ol>
<h2>Somebody cannot open a page</h2>
<p>Ask which message appeared. <em>Insufficient permissions</em> means that the role is missing. The page <em>You may not open this page</em> without a dialog means that the plan does not include the area, or that the permission for processes is gone. A sign-in page means that the session has ended, and the page opens after signing in again.</p>`,

  'guide-maintain-a-dictionary-of-tables': `<p>The dictionary tells people which tables exist in which system, what they mean and in which version. It is used by every value help, so its quality is noticed every day.</p>
<h2>The columns that matter most</h2>
<ul>
<li><strong>System</strong> and <strong>category</strong>: where the table lives, and whether it holds master data, documents or settings.</li>
<li><strong>Business object</strong>: what a person in the business calls it, such as <em>delivery</em>.</li>
<li><strong>Version</strong> and <strong>WBS</strong>: together with the name they make an entry unique. The tree shows them as <code>1.3.2 - MATERIAL_STOCK v4</code>.</li>
<li><strong>Labels</strong>: a heading and short, medium and long texts, each with the length that screens may use.</li>
</ul>
<h2>Add a table</h2>
<ol>
<li>Open <strong>Data</strong>, <strong>Dictionary</strong>, and check with the search whether it is there under another name.</li>
<li>Create the row and write the short description first. Say what one row of the table stands for.</li>
<li>Add the data elements. Use existing ones where the meaning is the same, not where only the length is.</li>
<li>Set the status to Active when the owner has read it.</li>
</ol>
<h2>A new version</h2>
<p>Copy the entry and raise the version instead of changing an active one. Processes keep pointing to the version they were designed with, and the report lists those that point to an old one.</p>`,

  'guide-describe-a-service-for-reuse': `<p>A service is described once and used by many. A good description takes ten minutes and spares the next project the search for somebody who remembers.</p>
<h2>Fill in the columns</h2>
<ol>
<li><strong>Name</strong> is for people: <em>Read sales order</em>. <strong>Service name</strong> is what the system calls it: <code>API_SALES_ORDER_SRV</code>.</li>
<li><strong>Type</strong> is one of REST, SOAP, OData, RFC, IDoc and event. <strong>Technology</strong> is more precise, such as <em>OData V4</em> or <em>Kafka</em>.</li>
<li><strong>Parameter</strong> holds the entity set, message type or function group, <strong>Host</strong> the name of the machine without a protocol.</li>
<li><strong>Link</strong> leads to its documentation. Only web addresses and paths are accepted.</li>
<li><strong>Metadata</strong> takes anything else as JSON, for instance limits and contacts.</li>
</ol>
<h2>Write the description</h2>
<p>Three sentences are enough: what it answers, what it does not answer although one might expect it, and what happens when it is called twice. The third is forgotten most often and costs most.</p>
<h2>Retire a service</h2>
<p>Never delete a service that is used. Enter its <strong>successor</strong> and set the status to Inactive: it disappears from new entries, and those who still use it see where to go.</p>`,

  'guide-set-up-single-sign-on': `<p>With single sign-on your people use the account they already have, and leave when it is closed. The product speaks OpenID Connect with the authorization code flow.</p>
<h2>You need</h2>
<ul>
<li>the role of an administrator here and in your identity provider,</li>
<li>the address of its discovery document, which ends with <code>/.well-known/openid-configuration</code>,</li>
<li>half an hour, and a colleague with an ordinary account for the test.</li>
</ul>
<h2>Connect</h2>
<ol>
<li>Register an application in your identity provider. Use the redirect address that is shown in <strong>Administration</strong>, <strong>Configurations</strong>.</li>
<li>Enter the client id and the issuer in the configuration, and choose a realm: a short name that people type once.</li>
<li>Map the groups to the roles ADM and CON. Whoever is in neither group becomes an ordinary user.</li>
<li>Let your colleague sign in while you keep your own session open.</li>
</ol>
<h2>Check</h2>
<p>Sessions are renewed silently in the background. If people are asked to sign in every few minutes, your identity provider forbids to be embedded for that purpose; allow the address of your workspace there. Signing out here also ends the session at the identity provider.</p>`,

  'guide-reset-the-sample-data': `<p>The sample version has no server. Everything you create, change and delete is kept by your browser, on this device, and nobody else sees it.</p>
<h2>Start again</h2>
<ol>
<li>Open the user menu at the end of the header.</li>
<li>Choose <strong>Reset sample data</strong>.</li>
<li>Confirm. This cannot be undone.</li>
</ol>
<p>All changes are forgotten, in other tabs too, and the rows that every new visitor sees are back: ten thousand services, products, contacts, mails, boards and notes.</p>
<h2>Good to know</h2>
<ul>
<li>The clock of the sample data stands still, so <em>today</em> in mails and charts is always the same day.</li>
<li>A private window starts with fresh data and forgets it when it is closed.</li>
<li>If your browser does not allow storage, a message tells you, and your changes live as long as the page.</li>
</ul>
<p>The people, companies and prices are invented. Please do not enter real personal data: the sample version is meant for trying, not for keeping.</p>`,

  'guide-choose-a-plan': `<p>There are two plans. Four questions usually decide between them.</p>
<ol>
<li><strong>Do you only model processes?</strong> Then a subscription is enough. It contains processes, documents, requirements and the publication to team tools.</li>
<li><strong>Do you keep dictionaries of tables and services?</strong> They belong to the corporate plan.</li>
<li><strong>Do you plan projects, orders and tests?</strong> Corporate plan as well.</li>
<li><strong>Do some people have to be kept apart from others?</strong> Several organisations are part of the corporate plan only.</li>
</ol>
<h2>Counting users</h2>
<p>Count everybody who signs in at least once a month. People who only look at published processes in a team tool do not count. Most companies start with a fifth of the number they first think of.</p>
<h2>Try before you decide</h2>
<p>Either plan can be tried for 30 days with your own data. At the end you choose, or the organisation becomes readable only and is deleted after another 60 days. No means of payment is asked for before you choose.</p>`,

  'guide-pay-by-card-or-bank-transfer': `<p>Subscriptions are paid by card or direct debit, the corporate plan by bank transfer. You can change between the first two whenever you like.</p>
<h2>Change the means of payment</h2>
<ol>
<li>Open <strong>Administration</strong>, then <strong>Subscriptions</strong>.</li>
<li>Press <strong>Change</strong> beside the means of payment. A form of the payment provider opens.</li>
<li>Enter the new card or account, and confirm it with your bank if it asks.</li>
<li>Wait for the green line. Only then is the old one removed, so there is no gap.</li>
</ol>
<h2>Bank transfer</h2>
<p>Please state the number of the invoice as the reference, and nothing else: payments are assigned by a machine, and a friendly sentence confuses it. The term is 30 days. A transfer from outside the euro area should be sent with all charges paid by the sender.</p>
<h2>If a payment fails</h2>
<p>The administrators get a mail with the reason as the bank gives it. The most frequent ones are an expired card and a limit per day. Change the means of payment, and the open amount is collected within an hour.</p>`,

  'guide-read-your-invoice': `<p>Each invoice has one page and three parts: who, what and how much.</p>
<h2>The lines</h2>
<ul>
<li><strong>Users, full period</strong>: the number on the first day, multiplied by the price.</li>
<li><strong>Users, part of a period</strong>: those added later, by day. Fifteen days of a month with thirty are half a price.</li>
<li><strong>Credit</strong>: users removed in the period before, also by day.</li>
<li><strong>Tax</strong>: by the country of your address. Within the European Union, with a valid tax number, it is zero and the tax is due at your side; the note for your accountants is printed below.</li>
</ul>
<h2>An example</h2>
<p>You have ten users at 24 euro, and add two on the 16th of a month with thirty days. The next invoice shows twelve users for the full period, 288 euro, and two users for fifteen days, 24 euro: 312 euro before tax.</p>
<h2>Copies</h2>
<p>All invoices of the past ten years are in <strong>Administration</strong>, <strong>Subscriptions</strong>, as PDF and as structured XML. An additional address for copies, such as a shared mailbox of accounts payable, can be entered there.</p>`,

  'guide-change-or-cancel-a-subscription': `<p>You can change a subscription on any day. More takes effect at once, less at the end of the period that is already paid.</p>
<h2>More or fewer users</h2>
<ol>
<li>Open <strong>Administration</strong>, then <strong>Subscriptions</strong>.</li>
<li>Enter the new number. The page shows what will be charged or credited before you agree.</li>
<li>If the number is lower than the number of active users, choose who will be deactivated. Their work stays, under their names.</li>
</ol>
<h2>Move to the corporate plan</h2>
<p>Write to the support. Your organisation is converted in place: addresses, versions and links stay as they are, and what you have paid is credited.</p>
<h2>Cancel</h2>
<p>Press <strong>Cancel subscription</strong> on the same page. You may work until the end of the period. Before that, export what you need: diagrams as BPMN 2.0, lists as spreadsheets, documents as they are. The export of an organisation is one archive and takes a few minutes.</p>
<p>After the last day everything can be read for 60 days and then is deleted, including backups after another 30. If you come back within that time, you continue where you stopped.</p>`,

  'guide-update-your-profile': `<p>Your colleagues meet you in comments, chats, assignments and mails. A few minutes in your profile help them to know who you are.</p>
<h2>Change your data</h2>
<ol>
<li>Open the user menu and choose <strong>Settings</strong>.</li>
<li>Enter first and last name as you want to be addressed. Any script is welcome; the search finds Олена as well as Olena if you enter one of them as a nickname.</li>
<li>Choose a picture. Square pictures of 256 pixels or more look best; without one, your initials are shown in a colour that is always the same.</li>
<li>Save. Open pages of your colleagues show the new data after their next request.</li>
</ol>
<h2>Data that you cannot change</h2>
<p>The e-mail address identifies your account and comes from your company if you use single sign-on. Company and type of user follow from the contract. Ask an administrator if one of them is wrong.</p>
<h2>Your status</h2>
<p>Online, away, busy and invisible can be set beside your picture. Invisible hides you in the chat but not in the history of changes: what you save is always signed with your name.</p>`,

  'guide-reset-a-forgotten-password': `<p>If your company uses single sign-on, you have no password here; change it where you change the one of your computer. Otherwise:</p>
<ol>
<li>On the sign-in page choose <strong>Forgot password</strong>.</li>
<li>Enter your e-mail address. The answer is the same whether the account exists or not, so that nobody can find out who uses the product.</li>
<li>Open the mail and press its button within 60 minutes. A second request makes the first mail worthless.</li>
<li>Enter the new password twice.</li>
</ol>
<h2>A good password</h2>
<p>Length beats decoration. Four words that have nothing to do with each other are easier to remember and harder to guess than <code>Summer2026!</code>. It must have at least twelve characters, and it must not appear in the lists of stolen passwords that we check against.</p>
<h2>No mail arrives</h2>
<p>Look into the spam folder, then check with a colleague how your address is written in the list of users: hyphens and former names are the usual reasons. After five requests within an hour we pause for your protection.</p>`,

  'guide-stay-signed-in-safely': `<p>After signing in your browser holds a token. It proves who you are for up to seven days and cannot be changed without becoming invalid.</p>
<h2>What ends a session</h2>
<ul>
<li>signing out, which forgets the token and leads to the sign-in page,</li>
<li>seven days without a renewal,</li>
<li>an administrator who deactivates the account.</li>
</ul>
<p>If a session ends while you work, the page you wanted is remembered and opens after the next sign-in.</p>
<h2>On a shared computer</h2>
<ol>
<li>Use a private window. It forgets everything when you close it.</li>
<li>Do not let the browser store your password.</li>
<li>Sign out from the user menu. Closing the tab alone does not end a session.</li>
</ol>
<h2>Lock instead of leave</h2>
<p>For a coffee, lock the session: the page is hidden and asks for your password only, while your entries stay where they are. On a workshop tablet let an administrator set the lock to two minutes.</p>
<p>If you see a sign-in at a time when you slept, change the password first and write to the support second.</p>`,
}
