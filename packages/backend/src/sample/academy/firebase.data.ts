import { numbered } from '../academy.data.js'

/** What a course about a Firebase product is about. */
interface Connection {
  /** The product of Firebase. */
  product: string
  /** What people get. */
  goal: string
  /** Why it is not part of the core. */
  reason: string
  /** What is handed over, as items of a list. */
  leaves: readonly [string, string, string]
  /** What stays at home. */
  stays: string
  /** What starts it in the back end. */
  trigger: string
  /** The outline of its code, in escaped HTML. */
  code: string
  /** The rule that keeps organisations apart, in words. */
  rule: string
  /** What happens without a network or twice. */
  retry: string
  /** What to try against the emulator. */
  trial: string
  /** What costs money. */
  cost: string
  exercise: string
}

/** How something of the product is carried to Firebase, from the reason to the operation. */
const curriculum = (c: Connection) =>
  numbered([
    [
      'Introduction',
      `What ${c.product} does for you`,
      `<p>This course connects the product to <strong>${c.product}</strong>. The result: ${c.goal}.</p>
<p>You need an account with Firebase, a test project without real data, and the sample version of the product. Billing has to be switched on only if you leave the free limits, and the course shows where these are.</p>
<h3>The way</h3>
<ul>
<li>decide what may leave the product at all,</li>
<li>send it, with rules that keep organisations apart,</li>
<li>test it without the cloud, and know what it will cost.</li>
</ul>`,
    ],
    [
      'Is it the right tool?',
      'A reason that survives the next change of fashion',
      `<p>Every connection has to be paid for and explained to an auditor. The reason for this one is ${c.reason}.</p>
<p>Write the reason into a decision record with its date, and add what would make you take it back. Two good examples: the number of users grows beyond what the price allows, or the law of a country forbids the place of storage.</p>
<h3>The alternative</h3>
<p>Compare with doing nothing. If people can live with opening the product instead, you have saved the maintenance of ${c.product} for years.</p>`,
    ],
    [
      'Projects and environments',
      'Test and production never meet',
      `<p>Create two projects, one for tests and one for production, and name them so that nobody confuses them at night. Both use the same region, near the people who will use it.</p>
<ol>
<li>Install the command line tools and sign in with your own account.</li>
<li>Create the projects and add aliases, so that a command always names its target: <code>firebase use test</code>.</li>
<li>Switch on ${c.product} and what it depends on, and nothing else.</li>
<li>Give your team the role of viewers in production. Deployments are made by the pipeline.</li>
</ol>`,
    ],
    [
      'Keys and secrets',
      'What may be in the browser and what must not',
      `<p>The configuration of a web app is not a secret: it says which project is meant, and the rules decide who may do what. The key of a service account is one, for it may do everything with ${c.product}.</p>
<ul>
<li>Keep it in the secret store of your platform, never in the repository and never in an image.</li>
<li>Prefer identities that need no key, if your platform can lend them to a process.</li>
<li>Change keys twice a year, and once when somebody leaves.</li>
</ul>
<p>Search your history for keys before you go on. If you find one, revoke it; deleting the commit is not enough.</p>`,
    ],
    [
      'What leaves the product',
      'As little as possible, and on purpose',
      `<p>For this course three things are handed over:</p>
<ul>
<li>${c.leaves[0]}</li>
<li>${c.leaves[1]}</li>
<li>${c.leaves[2]}</li>
</ul>
<p>What stays at home: ${c.stays}. A reference is enough to find it again for those who are allowed to.</p>
<p>Describe the shape with a schema in the package <code>contract</code>, as for every other endpoint. What does not match it is not sent, and the log says why.</p>`,
    ],
    [
      'The sender',
      'A small listener beside the back end',
      `<p>Nothing in the handlers changes. A listener waits for what has happened, and in our case it starts when ${c.trigger}.</p>
<pre><code>${c.code}</code></pre>
<p>It runs after the change has been stored, never within the same transaction. If ${c.product} is slow or away, nobody in the product notices. The listener keeps the number of the last event it has handled and continues behind it after a restart.</p>`,
    ],
    [
      'Rules and organisations',
      'The wall between two customers',
      `<p>In the product every list belongs to one organisation. For this connection that means: ${c.rule}.</p>
<ol>
<li>Put the identifier of the organisation into the custom claims of the token that your back end issues.</li>
<li>Deny everything by default, then allow single paths.</li>
<li>Compare the claim with the path, never with a field that the sender may choose.</li>
<li>Write one test for each rule that tries to break it from another organisation.</li>
</ol>
<p>Roles such as ADM and CON go into the claims as well, if ${c.product} has to distinguish them.</p>`,
    ],
    [
      'Lost, late and twice',
      'Networks do all three',
      `<p>A message may get lost, arrive late, or arrive twice. The last is the most common and the least tested. For our connection this means: ${c.retry}.</p>
<h3>Three habits</h3>
<ul>
<li>Give every event an id and let the receiver ignore what it has seen.</li>
<li>Try again with growing pauses, and give up after a day with a message to somebody.</li>
<li>Never derive the order from the time of arrival. Use the version of the entity.</li>
</ul>`,
    ],
    [
      'Test with the emulator',
      'No cloud, no costs, no waiting',
      `<p>The emulator runs ${c.product} or a stand-in for it on your computer. Start it together with the sample version and let a test do what a user would do.</p>
<pre><code>firebase emulators:exec --project demo-embpm 'pnpm test connections'</code></pre>
<p>Try this first: ${c.trial}. Then pull the plug in the middle: stop the emulator, go on working, start it again, and compare both sides.</p>
<p>A project whose name begins with <code>demo-</code> cannot reach the real cloud, not even by mistake.</p>`,
    ],
    [
      'Costs and limits',
      'The invoice before the invoice',
      `<p>The price depends on use, so estimate it from numbers you have: users, events per day, kilobytes per event. What counts here: ${c.cost}.</p>
<ol>
<li>Calculate an ordinary day and the worst day of the year, usually a closing.</li>
<li>Set a budget with alarms at 50, 90 and 100 percent. An alarm does not stop anything; decide who does.</li>
<li>Put a limit into the listener, so that a loop sends thousands of events and not millions.</li>
</ol>
<p>Look again after the first month. The difference to your estimate for ${c.product} is the best teacher you can get.</p>`,
    ],
    [
      'Summary and exercise',
      'From a demonstration to something that stays',
      `<p>You have connected ${c.product} without changing a handler: a reason, two projects, a schema for what leaves, a listener, rules, and tests that break them.</p>
<h3>Exercise</h3>
<p>${c.exercise}</p>
<h3>Hand over</h3>
<ul>
<li>One page for operators: how to stop the listener, how to start it, where its log is.</li>
<li>One sentence for the register of data processing, written with your data protection officer.</li>
<li>A date on which somebody asks whether it is still needed.</li>
</ul>`,
    ],
  ])

/** The steps of the courses about Firebase, by the course's id. */
export const steps = {
  'course-push-messages-for-due-orders': curriculum({
    product: 'Cloud Messaging',
    goal: 'the person who is responsible for an order gets a message on the phone one hour before it is due',
    reason: 'that a browser tab which is closed cannot remind anybody, and people on the shop floor have no tab open',
    leaves: [
      'the number and the title of the order',
      'the time at which it is due, with its time zone',
      'the token of the device, which belongs to a user and is replaced now and then',
    ],
    stays: 'notes, amounts and names of customers, because a message is shown on a locked screen',
    trigger: 'the clock reaches an hour before the end of an interval and the order is not confirmed',
    code: `for (const order of await dueWithin(hour)) {
  const tokens = await devicesOf(order.responsible)
  await messaging.sendEachForMulticast({ tokens, data: { orderId: order.id } })
}`,
    rule: 'a device is registered for one user in one organisation, and switching the organisation registers it anew',
    retry: 'a reminder that arrives after the order was confirmed is worse than none, so it expires after 50 minutes',
    trial: 'confirm an order one minute before its reminder and check that nothing is sent',
    cost: 'messages themselves are free, but the query for due orders runs every minute in every organisation',
    exercise:
      'Let people choose quiet hours. An order that is due at six in the morning needs a reminder on the evening before: how do you explain that in one sentence on the settings page?',
  }),
  'course-team-chat-in-firestore': curriculum({
    product: 'Firestore',
    goal: 'messages of the quick chat appear on all devices at once, with unread counts that agree everywhere',
    reason:
      'that a conversation needs updates within a second, while the rest of the product is content with a request',
    leaves: [
      'the text of a message with the id of its chat',
      'the id of the author, never the name, which may change',
      'the number of the last message that each member has read',
    ],
    stays: 'the profiles of people and everything that is attached to a process',
    trigger: 'a message has been stored in a chat',
    code: `onStored('message', async ({ chatId, id, value, authorId }) =&gt; {
  const chat = firestore.collection('chats').doc(chatId)
  await chat.collection('messages').doc(id).create({ value, authorId })
})`,
    rule: 'only members of a chat may read it, and the list of members can be written by the back end alone',
    retry:
      'the document has the id of the message, so writing it again changes nothing, and the order follows the number in the chat',
    trial: 'write from two devices at the same time and check that both show the same order and the same unread count',
    cost: 'every message is one write and one read for each member who is looking, so large groups cost more than many small ones',
    exercise:
      'Add the typing status. It must not be stored for longer than ten seconds, and it should cost nothing while nobody looks: which part of Firebase is made for that?',
  }),
  'course-evidence-in-cloud-storage': curriculum({
    product: 'Cloud Storage',
    goal: 'testers attach pictures and documents to a result, and auditors find them unchanged years later',
    reason: 'that large files do not belong into the database and must be kept longer than the project lives',
    leaves: [
      'the file, made smaller where it is a picture',
      'its fingerprint, calculated in the browser before it is sent',
      'the id of the test task and of its run',
    ],
    stays: 'the result itself, with its tester and its version, since it decides about a release',
    trigger: 'a tester attaches a file to a result',
    code: `const path = ['evidence', organisationId, runId, fingerprint].join('/')
const upload = await storage.bucket().file(path).createResumableUpload()
return { address: upload[0], path }`,
    rule: 'the first part of the path is the organisation, and nobody may list what he or she may not read',
    retry:
      'the fingerprint is part of the path, so a second upload of the same file ends in the same place and is harmless',
    trial: 'interrupt the upload of a large file at one half, reload the page, and continue where it stopped',
    cost: 'gigabytes per month are cheap, downloads are not; show small pictures and load the original only on request',
    exercise:
      'Keep evidence for ten years after the end of a project and then delete it, but never while an audit is open. Write the rule as a table of cases before you write it as code.',
  }),
  'course-switches-in-remote-config': curriculum({
    product: 'Remote Config',
    goal: 'an administrator opens a new area to ten people first, and closes it within a minute if it fails',
    reason: 'that the apps on handhelds run for days and have to learn about a switch without being installed again',
    leaves: [
      'the name of the switch and whether it is on',
      'the organisations for which it differs',
      'the version of the app from which it exists',
    ],
    stays: 'roles and permissions, because a switch hides something and never protects it',
    trigger: 'an administrator saves a switch in the configurations',
    code: `onStored('configuration', async ({ name, enabled }) =&gt; {
  const template = await remoteConfig.getTemplate()
  template.parameters[name] = { defaultValue: { value: String(enabled) } }
  await remoteConfig.publishTemplate(template)
})`,
    rule: 'a condition names the organisation, and the app reports the one from its token, never one that somebody typed',
    retry:
      'a template is published with the version it was made from, so a late second attempt is refused instead of undoing a newer switch',
    trial: 'switch an area off while somebody fills in a form in it, and check that the entries can still be saved',
    cost: 'the values are free, but every switch doubles the number of states that somebody has to test',
    exercise:
      'Give every switch a date on which it has to be gone, and let a test fail on the day after. Who gets the message, and what may this person do about it?',
  }),
}
