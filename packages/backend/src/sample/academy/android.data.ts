import { numbered } from '../academy.data.js'

/** What a course about an app for Android is about. */
interface MobileApp {
  /** The app, with its article. */
  app: string
  user: string
  /** Where it is used. */
  place: string
  /** One thing on its list. */
  row: string
  rows: string
  /** What people do with it. */
  action: string
  /** What disturbs them. */
  obstacle: string
  /** Three observations from the site. */
  seen: readonly [string, string, string]
  /** The call that the app depends on, and what for, in HTML. */
  call: string
  /** Who signs in on which device. */
  session: string
  /** What the list shows first, and in which order. */
  order: string
  /** What can go wrong with the action. */
  mistake: string
  /** What is kept on the device. */
  queue: string
  /** How it is used without looking, or with gloves. */
  senses: string
  /** What to measure in the field. */
  measure: string
  exercise: string
}

/** How an app for one kind of work is made, from the visit to the roll-out. */
const curriculum = (a: MobileApp) =>
  numbered([
    [
      'Introduction',
      'One app for one kind of work',
      `<p>In this course you build ${a.app} for a ${a.user}. It does one thing: ${a.action}. The product in the browser remains the place for everything else.</p>
<p>You need the current Android Studio, a device that is at least four years old, and the OpenAPI description of the product. The device matters: what is fluid on it is fluid everywhere.</p>
<h3>You will learn</h3>
<ul>
<li>to leave out what a ${a.user} does not need at work,</li>
<li>to work without a network and to send everything exactly once,</li>
<li>to try it with people who did not ask for it.</li>
</ul>`,
    ],
    [
      'Go there',
      'Two hours that save two months',
      `<p>Visit ${a.place} and watch. Do not explain, do not suggest, and do not bring a drawing. This is what others have seen on such visits:</p>
<ul>
<li>${a.seen[0]}</li>
<li>${a.seen[1]}</li>
<li>${a.seen[2]}</li>
</ul>
<p>Write down each moment in which a ${a.user} waits, asks somebody, or writes on paper. Sort these moments by how often they occur. The first three are your app.</p>`,
    ],
    [
      'Set up the project',
      'Kotlin, Compose, and few libraries',
      `<p>Create an empty project with Kotlin and Compose. For ${a.app} three modules are enough: <code>client</code> for the API, <code>store</code> for what is kept on the device, and <code>app</code> for the screens.</p>
<ol>
<li>Set the lowest version to the oldest device that is in use, not to what the wizard proposes.</li>
<li>Switch on strict mode, so that work on the main thread shows at once.</li>
<li>Build on every commit and keep the package below 10 MB; it will be installed over a weak network.</li>
</ol>`,
    ],
    [
      'The client',
      'Generated, not typed',
      `<p>The product describes its API in OpenAPI 3.1. Generate the client from it and never change the result by hand: the next version would forget your changes.</p>
<p>Very few calls are enough for ${a.app}. The important one is ${a.call}. The others read the list of ${a.rows} and the user.</p>
<ul>
<li>Every request carries the token and the header <code>x-org-id</code> with the organisation.</li>
<li>An answer 401 leads to the sign-in and keeps what was entered.</li>
<li>An answer 400 lists problems with their paths. Show the sentence at the field it belongs to.</li>
</ul>`,
    ],
    [
      'Sign in',
      'As rarely as is safe',
      `<p>${a.session}</p>
<p>Use the browser of the system for the sign-in, with the authorization code flow. Do not build a form for passwords: the browser knows the key, the password manager and the rules of the company.</p>
<p>Keep the token in the key store of the device, bound to the screen lock. When a session ends during work, let the ${a.user} finish the current ${a.row} and ask afterwards.</p>`,
    ],
    [
      'The list',
      'What is next must be on top',
      `<p>The list of ${a.rows} is what people see most. ${a.order}</p>
<ul>
<li>One line for what it is, one for what is special about it. Everything else belongs behind a touch.</li>
<li>Numbers are aligned, large, and never cut.</li>
<li>The status has a colour, a shape and a word, because colours disappear in the sun.</li>
</ul>
<p>Load the list in the background and replace it as a whole. A ${a.row} that moves away under a finger is worse than one that is a minute old.</p>`,
    ],
    [
      'The action',
      'One screen, one decision',
      `<p>Here the work is done: ${a.action}. The screen shows what is needed to decide, the button says what it does, and it is where a thumb can reach it.</p>
<h3>Mistakes</h3>
<p>The typical one is this: ${a.mistake}. Do not ask <em>are you sure</em>; people confirm without reading. Make the action visible, and offer to take it back for ten seconds.</p>
<p>A refused action names the reason in the language of the ${a.user}, and says who can help.</p>`,
    ],
    [
      'Without a network',
      'The normal case, not the exception',
      `<p>In ${a.place} the network comes and goes. ${a.queue}</p>
<ol>
<li>Store the action on the device with an id of its own, then show success.</li>
<li>Send in the background, in order, and again after failures.</li>
<li>The server ignores an id that it has seen, so sending twice does no harm.</li>
<li>If the ${a.row} has changed in the meantime, show both states to a person. Never decide silently.</li>
</ol>
<p>A small number in the corner tells how many actions wait. It must be honest: people look at it before they hand over.</p>`,
    ],
    [
      'Hands, eyes and ears',
      'Usable when it is cold, loud or dark',
      `<p>${a.obstacle} ${a.senses}</p>
<ul>
<li>Buttons are at least 56 units high, with 16 units between those that do opposite things.</li>
<li>Texts follow the size that is set on the device, up to double.</li>
<li>Everything can be operated with the screen reader switched on; try ${a.app} with your eyes closed.</li>
</ul>
<p>Sounds and vibrations confirm, they never carry the only information.</p>`,
    ],
    [
      'Field test',
      'Five people, one week, one number',
      `<p>Give ${a.app} to five people for a week, two of whom do not like the idea. Stay with them on the first day and come back on the last.</p>
<p>Measure one number before and after: ${a.measure}. Collect remarks in the words in which they are spoken.</p>
<h3>Decide</h3>
<p>If the number does not improve, do not train harder; go back to the list of moments from the visit. If it does, ask what people did with the time. The answer is the best argument for the next step.</p>`,
    ],
    [
      'Roll-out and exercise',
      'Slowly, and with a way back',
      `<p>Distribute through the managed store of the company: to the five first, then to one site, then to all. Keep the old way, paper included, for two weeks at each site.</p>
<ul>
<li>A version older than 60 days asks to be updated, and a version older than 120 days only sends what is waiting.</li>
<li>Crashes are reported without content, with the id of the device and the last screen.</li>
<li>Every site has one person who is asked first, and who is thanked in public.</li>
</ul>
<h3>Exercise</h3>
<p>${a.exercise}</p>`,
    ],
  ])

/** The steps of the courses about Android, by the course's id. */
export const steps = {
  'course-order-execution-on-a-handheld': curriculum({
    app: 'the order app',
    user: 'warehouse worker',
    place: 'a warehouse of 40,000 square metres',
    row: 'task',
    rows: 'tasks',
    action: 'confirming the tasks of an order, one after the other, with the quantity that was really there',
    obstacle: 'Gloves, forklifts and a hall at four degrees make touching small things impossible.',
    seen: [
      'The list of the day is printed at six and wrong at half past six.',
      'Quantities are remembered over three racks and entered together, with a mistake in every fortieth.',
      'When a place is empty, somebody walks 200 metres to ask what to do.',
    ],
    call: '<code>PATCH /api/apps/tasks/task</code>, which completes a task and adds a note to it',
    session:
      'A handheld belongs to the shift, not to a person. People sign in with the badge at the beginning and are signed out when the device is put into the charger.',
    order:
      'It is sorted by the way through the hall and not by number, and begins with the task nearest to where the last one was confirmed.',
    mistake: 'confirming the planned quantity although fewer pieces were there, because it is already filled in',
    queue:
      'Behind the high racks there is no signal for minutes, so up to 200 confirmations are kept on the device for at most one shift.',
    senses:
      'The trigger of the scanner confirms, so nobody has to touch the glass, and a deep tone says that something differs from the plan.',
    measure: 'the minutes between the last confirmation in the hall and the complete order in the office',
    exercise:
      'Two people meet at the same rack with the same task. Design what each of them sees in the second after one has confirmed it, with and without a network.',
  }),
  'course-scanning-materials': curriculum({
    app: 'the scanning app',
    user: 'material handler',
    place: 'a goods receipt with two gates',
    row: 'delivery item',
    rows: 'delivery items',
    action: 'scanning what has arrived, comparing it with what was announced, and printing a label',
    obstacle: 'Labels are wet, wrapped in foil, upside down, or there are five of them on one box.',
    seen: [
      'Drivers wait and look at the clock, so checks are skipped at exactly the busiest time.',
      'One supplier prints the batch into the field for the serial number, and everybody knows except the system.',
      'Boxes without an announcement are put aside with a note, and the note falls off.',
    ],
    call: '<code>GET /api/apps/ecommerce/inventory/products</code>, which is read at night with large pages, so that bar codes are looked up on the device',
    session:
      'Each gate has one device on a bracket. It is signed in as the gate, and the handler adds a personal code for deviations only.',
    order:
      'It shows the deliveries that are announced for this gate and today, and the one on the ramp stays open on top.',
    mistake: 'scanning the same box twice, which makes five pieces out of four',
    queue:
      'The list of announced deliveries is loaded at night, so receipts can go on for a whole day without a connection, labels included.',
    senses:
      'A short high beep says that the code was read and is expected, two beeps that it was read and is not, and silence that it was not read.',
    measure: 'the seconds from the first scan of a pallet to the printed label',
    exercise:
      'Read codes that hold several fields, such as number, batch and date. Write the parser as a pure function and test it with what really arrives on one Monday, not with examples from a standard.',
  }),
  'course-test-tasks-without-a-network': curriculum({
    app: 'the test app',
    user: 'key user',
    place: 'a plant during an integration test',
    row: 'test task',
    rows: 'test tasks',
    action: 'following the steps of a scenario, recording what was seen, and adding a picture as evidence',
    obstacle: 'It is loud, the tester stands at a machine, and the other hand holds a document.',
    seen: [
      'Results are written on the printed scenario and typed in the evening, when details are forgotten.',
      'Pictures are taken with private phones and sent through private messengers.',
      'A blocked step stops three other testers, who hear about it an hour later.',
    ],
    call: '<code>PATCH /api/apps/tasks/task</code>, which stores what the tester saw in the notes of the task',
    session:
      'Testers use their own work phone. The session lasts for the whole test week, but leaving the list of testers ends it at once.',
    order: 'It begins with the step that blocks most other people, then follows the order of the scenario.',
    mistake: 'marking a step as passed because the result was nearly right',
    queue:
      'In the basement with the boilers there is no signal for hours, so results and pictures wait on the device, encrypted, until it is back upstairs.',
    senses:
      'Results can be dictated, the three possible ones differ in shape and place, and the camera opens with the volume key.',
    measure: 'the hours between an observed failure and the moment a developer can read about it',
    exercise:
      'A tester records a result for version 3 of a step while version 4 is published. Define what the app, the server and the report do, so that nobody is surprised a week later.',
  }),
  'course-approvals-on-the-way': curriculum({
    app: 'the approval app',
    user: 'procurement lead',
    place: 'the trains and corridors between two meetings',
    row: 'requisition',
    rows: 'requisitions',
    action: 'approving or rejecting a purchase requisition, with a reason where the amount asks for one',
    obstacle: 'Attention is the scarcest thing: the phone is looked at for eleven seconds at a time.',
    seen: [
      'Approvals are collected until Friday, and suppliers hear about them on Monday.',
      'Most requisitions are approved without opening an attachment; the rest need a conversation.',
      'The substitute during holidays is arranged by word of mouth.',
    ],
    call: '<code>PATCH /api/apps/tasks/task</code>, for a requisition that waits for a decision is a task of somebody',
    session:
      'A personal phone with a screen lock is enough to look. Approving above a limit asks for the fingerprint each time.',
    order:
      'It is sorted by what happens if nobody decides today, and amounts that are unusual for the cost object are marked.',
    mistake: 'approving the first of two requisitions that look alike, because both have the same title',
    queue:
      'A decision that was taken in a tunnel is sent afterwards, but it only counts if the requisition is still the same; otherwise it comes back as a question.',
    senses:
      'Everything that is needed fits on one screen without scrolling at double text size, and rejecting is never beside approving.',
    measure: 'the hours from a complete requisition to its decision, as a median and for the slowest tenth',
    exercise:
      'Add the substitute. Both people see the same requisition and only one decision may count: what does the slower one see, and what stands in the history?',
  }),
}
