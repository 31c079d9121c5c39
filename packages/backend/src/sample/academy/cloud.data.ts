import { numbered } from '../academy.data.js'

/** What a course about running the product is about. */
interface Operation {
  /** What is set up, with its article. */
  part: string
  /** What it is good for. */
  goal: string
  /** Who needs to be asked. */
  partner: string
  /** Three numbers that have to be known first. */
  numbers: readonly [string, string, string]
  /** The pieces and how they hang together. */
  drawing: string
  /** First commands, in escaped HTML. */
  commands: string
  /** How to see that it works. */
  sign: string
  /** What is configured where. */
  settings: readonly [string, string, string]
  /** Whose rights are needed for what. */
  rights: string
  /** Personal data in it. */
  personal: string
  /** What grows, and what to do about it. */
  growth: string
  /** How to find out what it can bear. */
  load: string
  /** What to break on purpose. */
  drill: string
  /** What is paid for. */
  cost: string
  exercise: string
}

/** How a part of the product is brought into operation, from numbers to the hand-over. */
const curriculum = (o: Operation) =>
  numbered([
    [
      'Introduction',
      'What will run at the end',
      `<p>This course is about ${o.part}. You will set it up in a test environment, break it, repair it, and write down what somebody else needs in order to run it.</p>
<p>What it is good for: ${o.goal}.</p>
<h3>You need</h3>
<ul>
<li>an account with any cloud, or a computer with 16 GB and containers,</li>
<li>the image of the back end and the built app,</li>
<li>a colleague: ${o.partner}.</li>
</ul>`,
    ],
    [
      'Requirements in numbers',
      'Before the first drawing',
      `<p><em>Highly available</em> is not a requirement, it is a mood. Ask for numbers, and write down who gave them. For ${o.part} three of them decide everything else:</p>
<ul>
<li>${o.numbers[0]}</li>
<li>${o.numbers[1]}</li>
<li>${o.numbers[2]}</li>
</ul>
<p>If nobody can give a number, propose a bad one. You will be corrected within a minute, and then you have it.</p>`,
    ],
    [
      'One drawing',
      'Boxes, arrows, and who starts a connection',
      `<p>${o.drawing}</p>
<p>Draw it on one page. An arrow points from the one who opens the connection to the one who waits for it, and carries the port and the protocol. Everything that crosses the border of your network gets a red arrow and a reason.</p>
<p>Then mark, for ${o.part}, what keeps state. Boxes without state can be thrown away and started again; only the others need the care of this course.</p>`,
    ],
    [
      'A first environment',
      'Running before lunch',
      `<p>Begin with the smallest thing that answers, and make it from files in a repository, so that it can be made a second time. This is enough to start with ${o.part}:</p>
<pre><code>${o.commands}</code></pre>
<p>${o.sign} If it fails, read the log from the beginning: the first message names the cause, the last one only its consequences.</p>
<p>Delete the environment and make it again. What took an hour should now take five minutes.</p>`,
    ],
    [
      'Configuration',
      'The same image everywhere',
      `<p>An image is built once and configured where it starts. The app asks for <code>/api/configuration</code> before anything else and learns the addresses of the API and of the identity provider from it. For ${o.part} these settings matter:</p>
<ol>
<li>${o.settings[0]}</li>
<li>${o.settings[1]}</li>
<li>${o.settings[2]}</li>
</ol>
<p>Settings that are secret come from the secret store. Print the others at the start: most nightly calls end with somebody reading that line.</p>`,
    ],
    [
      'Identities and rights',
      'Nobody is root, and nothing is shared',
      `<p>Every process has an identity of its own, with the rights it needs and no more. ${o.rights}</p>
<p>People get rights through groups and for a limited time. Whoever helps at night takes an additional right, has to say why, and loses it in the morning.</p>
<h3>Check</h3>
<p>Write a list of five things that must be impossible, such as reading another organisation or deleting a log. Try all five with the identities from above, and keep the list as a test.</p>`,
    ],
    [
      'Data protection',
      'Where personal data is, and when it goes',
      `<p>${o.personal}</p>
<ul>
<li>Encrypt on the way and at rest, with keys of your own if your contract asks for it.</li>
<li>Choose the region by law first and by distance second.</li>
<li>Write down for each kind of data after how many days it is deleted, and let a job do it.</li>
</ul>
<p>When somebody asks for deletion, ${o.part} has to be on the list of places to look at. Practise with an invented person once a year.</p>`,
    ],
    [
      'Growth',
      'What gets large, and when it hurts',
      `<p>${o.growth}</p>
<p>Measure before you enlarge. Look where the time goes: computing, waiting for a disk or the network, or waiting for each other. Only the first becomes better with a larger machine.</p>
<h3>A test that means something</h3>
<p>${o.load} Use invented names, and note what was measured together with the size of the machines.</p>`,
    ],
    [
      'The drill',
      'Break it while everybody is awake',
      `<p>On a Tuesday at ten, announced and with coffee: ${o.drill}</p>
<ol>
<li>One person breaks it, one repairs it with nothing but the manual, and one writes down the times.</li>
<li>Note when somebody noticed, when somebody knew the cause, and when users could work again.</li>
<li>Improve the manual in the same hour. What had to be explained aloud was missing in it.</li>
</ol>
<p>Repeat after three months with other people. A drill that went perfectly was too easy.</p>`,
    ],
    [
      'Costs',
      'What you pay for, and for whom',
      `<p>${o.cost}</p>
<p>Put labels on everything you create: the environment, the purpose and the owner. What has no label is switched off after a week; nobody has ever missed it.</p>
<p>Divide the monthly sum for ${o.part} by the number of active users. That number is understood by everybody, and it tells you earlier than any chart when something runs away.</p>`,
    ],
    [
      'Hand-over and exercise',
      'So that you can go on holiday',
      `<p>Operation begins when you are not there. For ${o.part} write three pages, no more: how it is built, what to do in the five most likely cases, and who decides in all others.</p>
<h3>Exercise</h3>
<p>${o.exercise}</p>
<h3>Done means</h3>
<ul>
<li>somebody else has set it up alone from your pages,</li>
<li>the three numbers from the second step are measured and shown,</li>
<li>the next drill has a date.</li>
</ul>`,
    ],
  ])

/** The steps of the courses about the cloud, by the course's id. */
export const steps = {
  'course-dictionaries-on-postgresql': curriculum({
    part: 'the database of the dictionaries',
    goal: 'tables, data elements, data fields and services are kept in one place, with their history, for all organisations',
    partner: 'a database administrator',
    numbers: [
      'the number of rows of the largest organisation, today and in two years',
      'how many milliseconds a search may take while somebody types; we aim at 100',
      'how many minutes of work may be lost after a disaster',
    ],
    drawing:
      'The app talks to the back end, the back end talks to PostgreSQL, and nothing else does. A copy of the database in a second place follows with a delay of seconds and answers reports.',
    commands: `docker run --name dictionary -e POSTGRES_PASSWORD_FILE=/run/secrets/password -d postgres:17
pnpm --filter server migrate
pnpm --filter server start`,
    sign: 'Open the dictionary in the app, create a table, and find the row with <code>psql</code>.',
    settings: [
      'the address of the database, with the name of the certificate that is expected',
      'the size of the pool: connections for each process times processes must fit into the database',
      'the time after which a statement is cancelled, shorter than the patience of the browser',
    ],
    rights:
      'The back end may read and write rows but not change tables; that is reserved to the migration, which runs before a new version. Each row carries its organisation, and a policy in the database compares it, so that a forgotten condition shows nothing instead of everything.',
    personal:
      'Dictionaries hold few personal data: the names of those who created and changed an entry, and sometimes contacts in the metadata of a service.',
    growth:
      'Rows grow slowly, but every version of a table stays. Searching in descriptions is what gets slow first; an index over trigrams keeps it below 20 ms for a million rows.',
    load: 'Replay the searches of a real morning at double speed. A thousand times the same search only proves that answers can be remembered.',
    drill:
      'stop the primary database while somebody imports 5,000 services, and promote the copy. The import must either be complete or not have happened.',
    cost: 'You pay for memory, for storage and for the copy that stands by. The storage of old versions is cheap; the memory that is needed to search through them is not. Archive versions that no process points to.',
    exercise:
      'Move one organisation to a database of its own while its people work. Write the steps in such an order that you can go back after each of them.',
  }),
  'course-single-sign-on-with-realms': curriculum({
    part: 'the sign-in with realms',
    goal: 'each company signs in with its own identity provider, and one installation serves all of them',
    partner: 'somebody who manages the identity provider of a company',
    numbers: [
      'how many people sign in between eight and nine on a Monday',
      'how long somebody may stay signed in without showing up again',
      'after how many minutes a closed account must have no access any more',
    ],
    drawing:
      'The browser is sent to the realm, the realm sends it on to the identity provider of the company, and the answer comes back the same way as a short code. The back end only checks signatures; it never sees a password.',
    commands: `docker compose up -d identity
kcadm create realms -s realm=kestrel -s enabled=true
curl https://login.example/realms/kestrel/.well-known/openid-configuration`,
    sign: 'The last command answers a page of JSON whose issuer is exactly the address of the realm. Then sign in to the app with an invented user.',
    settings: [
      'the issuer, which is the base address followed by the name of the realm',
      'the client id and the redirect address, which have to match to the last slash',
      'the lifetime of the access token, 5 to 15 minutes, and of the session behind it',
    ],
    rights:
      'A realm is managed by the company it belongs to. It may map its groups to the roles ADM and CON in its own organisations and in no others; the back end checks this mapping, because a realm could claim anything.',
    personal:
      'Names, addresses and the times of sign-ins are personal data, and times of sign-ins are a working-time record in some countries. Keep them for 90 days and show them to nobody by default.',
    growth:
      'New companies come one by one, but Monday mornings come for all at once. Silent renewals are most of the load; give them some randomness so that they do not arrive together.',
    load: 'Let 500 invented people sign in within a minute, each with a browser of its own, and then leave them alone for an hour of silent renewals.',
    drill:
      'replace the signing key of one realm without warning. People who are signed in must not notice anything, and tokens with the old signature must be refused after an hour.',
    cost: 'The identity server itself is small. What costs is the support of companies that connect: plan half a day for each, and a template that reduces it to an hour.',
    exercise:
      'A company is sold and its people have to keep their work under new addresses. Describe which identifier must never have been the e-mail address for this to be easy.',
  }),
  'course-backups-that-were-restored': curriculum({
    part: 'the backup of a workspace',
    goal: 'after a mistake or a disaster an organisation works again, with a loss that was agreed before',
    partner: 'a programme manager who is willing to be without data for an hour',
    numbers: [
      'how many minutes of work may be lost',
      'how many hours the restoration may take, at night and on a holiday',
      'for how many years which documents have to be kept',
    ],
    drawing:
      'The database writes its log to a store in another region, a full copy is made every night, and files are versioned where they are. A third copy lies with another provider and cannot be deleted for 30 days, not even by us.',
    commands: `pg_basebackup --pgdata=copy --wal-method=stream
restic backup copy --tag nightly
restic check --read-data-subset=5%`,
    sign: 'The check ends without an error, and the size of the copy is close to that of the original. It is no backup yet; that takes the drill.',
    settings: [
      'the plan: hourly logs for two days, nightly copies for five weeks, monthly ones for a year',
      'the key with which copies are encrypted, kept apart from them and printed in a safe',
      'the address of whoever is told when a copy is missing, smaller than yesterday, or too old',
    ],
    rights:
      'Those who write copies cannot delete them, and those who may delete them cannot restore. The identity of the nightly job has no access to the app at all.',
    personal:
      'A backup contains everything, also people who were deleted since. Keep a list of deletions outside and apply it after each restoration, before anybody signs in.',
    growth:
      'Copies grow with changes, not with rows. Attachments are the largest part; they rarely change, so copying only new ones keeps the night short.',
    load: 'Restore the largest organisation at the busiest hour and watch both how long it takes and how much slower everybody else becomes.',
    drill:
      'delete one organisation completely and restore it from last night, beside the others, which go on working. Compare the number of rows of each list with the report of yesterday.',
    cost: 'Storage for copies costs about a tenth of the original storage, and reading them back costs extra. Include one full restoration per quarter in the budget, or it will not take place.',
    exercise:
      'Somebody reports on Friday that a table of the dictionary was overwritten on Tuesday. Restore this one table without losing what was entered since. How long did it take, and what would have prevented the call?',
  }),
  'course-watching-it-run': curriculum({
    part: 'the monitoring of a workspace',
    goal: 'you know about a problem before the first call, and you know its cause before the second',
    partner: 'a colleague from the help desk',
    numbers: [
      'the share of requests that may be slower than half a second',
      'how many alarms per week one person can take seriously; it is about two',
      'after how many minutes without an answer the next person is called',
    ],
    drawing:
      'The app and the back end send measures, logs and traces to a collector, which thins them out and hands them on. A probe outside your network signs in every five minutes like a user would and opens one list.',
    commands: `docker compose up -d collector metrics dashboards
curl -s localhost:9464/metrics | grep request_duration
pnpm probe --url https://workspace.example --every 5m`,
    sign: 'Open a list in the app and find your own request in the charts within a minute.',
    settings: [
      'the fields of every log line: time, organisation, user id, request id, and no content',
      'the share of traces that are kept: all with an error, all slow ones, and one of a hundred others',
      'the alarms, each with a sentence that says what to do',
    ],
    rights:
      'The collector may receive and never read back. The help desk sees charts and counts, developers see logs of the past week, and nobody sees the content of a request.',
    personal:
      'A user id in a log is personal data. Keep it for 30 days, replace it by a pseudonym in everything older, and never write search texts: people search for names.',
    growth:
      'Logs grow with the number of requests, measures with the number of different labels. Never use an id as a label; a label with 100,000 values has ended more monitoring systems than any failure.',
    load: 'Send ten times the usual number of log lines for an hour. The collector may drop some of them, but it must say how many.',
    drill:
      'make every tenth request to the list of services two seconds slower. How long does it take until somebody sees it, and can the cause be found without looking into the code?',
    cost: 'You pay for what is stored, not for what is useful. Two weeks of details and a year of summaries answer nearly every question. Look once a quarter which charts nobody has opened, and remove them.',
    exercise:
      'Write the one chart that you would show to the management. It must be true on bad days too, and it must not need an explanation.',
  }),
  'course-a-server-behind-the-screens': curriculum({
    part: 'the server behind the screens',
    goal: 'what the browser has kept for itself in the sample version is stored for everybody, without a change of any screen',
    partner: 'a developer who has built a screen of the product',
    numbers: [
      'how many people work at the same time, and how many requests a screen needs when it opens',
      'which answers may be a minute old and which may not',
      'how long the service may be away for a new version; the answer should be not at all',
    ],
    drawing:
      'A gateway takes requests from the browser, serves the built app, and forwards everything below /api to several equal processes. They share a database and keep nothing themselves, so any of them can answer any request.',
    commands: `pnpm --filter @embpm/app build:remote
docker build --tag workspace-server .
docker run --publish 8080:8080 workspace-server`,
    sign: 'Open the app at port 8080, sign in with the sample account, and look at one list.',
    settings: [
      'the origin of the app, since cookies and embedded views depend on it',
      'the header with the organisation, which the gateway must hand on and never invent',
      'the level of the log, changeable without a restart',
    ],
    rights:
      'The process runs without privileges on a file system that cannot be written. It may reach the database, the identity provider and nothing else; a list of allowed targets makes stolen code useless.',
    personal:
      'All data of people passes through here, and none of it should stay. Check that no request body ends up in a log, in an error report, or in a temporary file.',
    growth:
      'Processes can be added as long as the database keeps up. Lists are asked for most often; answer them with a version, and a browser that already has it gets a short answer without content.',
    load: 'Let recorded working days of ten people run a hundred times side by side, with the pauses that people make.',
    drill:
      'stop one of three processes in the middle of a working day, and then start a new version while people save forms. Nobody may see an error, and no change may be lost.',
    cost: 'Three small processes are cheaper than one large one, because they can be fewer at night. The gateway is paid per gigabyte; compress answers, and let browsers keep files with a fingerprint for a year.',
    exercise:
      'Move the services to the server while all other lists still live in the browser. Which two lines decide where a request goes, and how do you test both ways?',
  }),
}
