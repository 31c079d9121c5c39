import { numbered } from '../academy.data.js'

/** What a course about a screen is about. */
interface Screen {
  /** The screen with its article: `the table of orders`. */
  screen: string
  row: string
  rows: string
  /** What people ask when they open it. */
  question: string
  /** Who asks. */
  user: string
  /** The three fields that matter most, each with the reason. */
  fields: readonly [string, string, string]
  /** What of it belongs into the address. */
  state: string
  /** The part that is the most difficult one. */
  hard: string
  /** The sample row that most programs do not expect. */
  nasty: string
  /** How the keyboard is used on it. */
  keys: string
  /** What it says when there is nothing. */
  empty: string
  /** What a test must be able to catch. */
  breach: string
  exercise: string
}

/** How one screen is built, from the question to the release. */
const curriculum = (s: Screen) =>
  numbered([
    [
      'Introduction',
      'What you will build, and what you need',
      `<p>In this course you build ${s.screen}. It is a real screen of the product, small enough for an afternoon and difficult enough to meet everything that other screens need.</p>
<p>You need Node 20 or newer, an editor and a clone of the repository. You should have written a React component before; you need not know the packages.</p>
<h3>At the end you can</h3>
<ul>
<li>describe one ${s.row} in one place and use the description everywhere,</li>
<li>show a screen in all of its states without a server,</li>
<li>prove that it works with the keyboard and for a screen reader.</li>
</ul>`,
    ],
    [
      'The question behind the screen',
      'Watch somebody before you draw something',
      `<p>A screen exists because somebody asks a question. For ${s.screen} it is asked by a ${s.user}:</p>
<blockquote><p>${s.question}</p></blockquote>
<p>Find three people who ask it and watch them answer it today. Note what they look at first, what they type, and what they copy into a spreadsheet. What is copied is usually what a screen fails to do.</p>
<h3>Write it down</h3>
<p>One sentence for the question, one for the decision that follows from the answer. Whatever helps neither of them stays out of the first version.</p>`,
    ],
    [
      'Describe the entity',
      'One schema for forms, tables and the API',
      `<p>The description of one ${s.row} lives in the package <code>contract</code>, as a schema with a comment for every field that is not obvious.</p>
<ul>
<li>${s.fields[0]}</li>
<li>${s.fields[1]}</li>
<li>${s.fields[2]}</li>
</ul>
<p>Say what is allowed instead of what is usual. A text has a maximum length, a number a unit, and what may be missing is <code>null</code>, not an empty text that means the same. The types for the program are derived from the schema, so they can never disagree with it.</p>`,
    ],
    [
      'Endpoints and sample rows',
      'A back end that answers before there is one',
      `<p>Next to the schema stand the endpoints: list, read, create, change and delete ${s.rows}. A list takes a search, filters, an order and a page, and answers the number of all hits.</p>
<ol>
<li>Write the handlers in the package <code>backend</code>. They take a parsed request and a store, and know nothing about HTTP.</li>
<li>Make sample rows by a formula without randomness, so that every test meets the same ones.</li>
<li>Include the nasty cases: the longest name, a text from right to left, and ${s.nasty}.</li>
</ol>
<p>The same handlers answer in stories, in tests and in the sample version.</p>`,
    ],
    [
      'The first story',
      'See it before it is connected',
      `<p>A story shows one state of ${s.screen}. Begin with five of them: filled, empty, loading, failed, and with texts that are far too long.</p>
<p>Write the story before the component. It forces you to decide what comes from outside and what the component knows by itself. Rows come in through a <code>source</code>, words through a provider; neither is fetched inside.</p>
<h3>Check yourself</h3>
<p>If a story needs more than ten lines of preparation, the component asks for too much. If it needs none, look whether it fetches secretly.</p>`,
    ],
    [
      'The difficult part',
      'Solve it alone, then build it in',
      `<p>Every screen has one part that decides whether it is good. Here it is ${s.hard}. Solve it as a plain function first, without React, and give it tests with generated input.</p>
<pre><code>test('doing it twice is doing it once', () =&gt; {
  fc.assert(fc.property(rows, (given) =&gt; isDeepEqual(arrange(arrange(given)), arrange(given))))
})</code></pre>
<p>Then connect it. The component should read like a table of contents: what is shown, in which order, and what happens when it is pressed. If you have to scroll to find where the ${s.row} is shown, split the file.</p>`,
    ],
    [
      'State has a home',
      'The address, the server, or the form',
      `<p>For each thing that can change, decide once where it lives.</p>
<ul>
<li><strong>In the address</strong>: ${s.state}. A link then shows a colleague the same.</li>
<li><strong>On the server</strong>: the ${s.rows} themselves, with a version number that tells whether somebody was faster.</li>
<li><strong>In the form</strong>: what is typed and not yet saved. Leaving the page asks first.</li>
</ul>
<p>There is no fourth place. A second copy of this ${s.row} in a global variable will be wrong on the day you demonstrate it.</p>`,
    ],
    [
      'Keyboard and screen reader',
      'For everybody, and faster for experts',
      `<p>Put the mouse aside and use ${s.screen}. ${s.keys}</p>
<ol>
<li>The focus must be visible in both colour schemes at every moment.</li>
<li>After a dialog the focus returns to where it came from.</li>
<li>Every button has a name that makes sense when it is read alone.</li>
<li>Numbers of hits are announced when a search ends, not while somebody types.</li>
</ol>
<p>Let the accessibility check run over all stories, then listen to one of them with a screen reader. The check finds half of the problems, your ears the other half.</p>`,
    ],
    [
      'Nothing, too late, and wrong',
      'Three states that decide about trust',
      `<p>People forgive a slow screen, but not one that leaves them guessing.</p>
<h3>Nothing</h3>
<p>An empty result says why it is empty and what can be done: <em>${s.empty}</em></p>
<h3>Too late</h3>
<p>Keep the old ${s.rows} visible while new ones are on their way, and show the bar at the top. A page that jumps between empty and full is read as two pages.</p>
<h3>Wrong</h3>
<p>A refused change keeps everything that was typed and marks the field. If somebody else has changed the same ${s.row}, show both values and let the person choose.</p>`,
    ],
    [
      'Tests that can fail',
      'Break it on purpose',
      `<p>A test that never failed is a decoration. For ${s.screen} write one test per promise, and break the code once for each of them to see it turn red.</p>
<p>Do not forget this one: ${s.breach}.</p>
<ul>
<li>Rules without a screen are tested as functions, with generated input.</li>
<li>Behaviour is tested in a story, by role and name, as a person would do it.</li>
<li>Appearance is photographed in light and dark, and a changed pixel has to be accepted by somebody.</li>
</ul>`,
    ],
    [
      'Summary and exercise',
      'What to keep, and what to try next',
      `<p>You have gone from the question of a ${s.user} to a tested screen: one schema, endpoints, sample rows, stories, states with a home, and tests that can fail. The order matters more than the tools.</p>
<h3>Exercise</h3>
<p>${s.exercise}</p>
<h3>Before you release</h3>
<ol>
<li>Show it to one of the three people from the beginning and say nothing for five minutes.</li>
<li>Write down where they hesitate. Change one thing, not all.</li>
<li>Add an entry to the change log that tells users what they can do now.</li>
</ol>`,
    ],
  ])

/** The steps of the courses about the web, by the course's id. */
export const steps = {
  'course-value-help-for-services': curriculum({
    screen: 'the value help for services',
    row: 'service',
    rows: 'services',
    user: 'process consultant',
    question: 'Which of our services reads sales orders, and may I still use it for something new?',
    fields: [
      '<code>name</code>: what people call it, for example <em>Read sales order</em>',
      '<code>serviceName</code>: what the system calls it, because half of your users search for that',
      '<code>successorId</code>: where to go when the service is inactive',
    ],
    state: 'the search of the list behind it; the dialog itself stays out, for nobody sends a half-open dialog',
    hard: 'two services with the same name in different systems, which must be told apart at a glance',
    nasty: 'a service whose successor is inactive too',
    keys: 'Arrow keys move between the rows, the space bar selects, Enter confirms and Escape leaves the field as it was.',
    empty: 'No service has both words. Search for one of them, or describe the service if you own it.',
    breach: 'a selected service must stay selected when another search hides its row',
    exercise:
      'Build the picker for transactions in the same way. A transaction has only a code and a name; decide which of the two is shown in the closed field, and ask three users whether you were right.',
  }),
  'course-table-of-cost-objects': curriculum({
    screen: 'the table of cost objects',
    row: 'cost object',
    rows: 'cost objects',
    user: 'controller',
    question: 'Which cost centres of the plant in Gdańsk have no responsible person since the reorganisation?',
    fields: [
      '<code>controllingArea</code>: together with the number it makes a cost object unique',
      '<code>hierarchy</code>: true for groups, which never take postings themselves',
      '<code>responsible</code>: may be missing, and finding those rows is the reason for the screen',
    ],
    state: 'the search, the filter of each column, the order and the page',
    hard: 'drawing only the rows in view while the scroll bar behaves as if all 100,000 were there',
    nasty: 'a group of cost objects that has nothing in it',
    keys: 'Home and End reach the first and last column of fifteen, with Ctrl the first and last row.',
    empty: 'No cost object of this plant lacks a responsible person. Remove the filter to see all 214.',
    breach: 'turning the order around twice must show the same rows in the same order as before',
    exercise:
      'Add a line with the number of rows for each currency above the table. It has to follow the filters, and it must not make typing slower than before; measure both.',
  }),
  'course-order-form-over-weeks': curriculum({
    screen: 'the form of an order',
    row: 'order',
    rows: 'orders',
    user: 'production planner',
    question: 'In which weeks of the next quarter do we have to run the reconciliation, and who does it?',
    fields: [
      '<code>operationInterval</code>: MONTHLY, WEEKLY, DAILY or IRREGULAR, and anything else counts as the last',
      '<code>intervals</code>: years with months, weeks or days, depending on the kind',
      '<code>period</code>: the weeks that are available, grouped by the month of their Thursday',
    ],
    state: 'the order that is open and the year that is shown, not what is typed',
    hard: 'changing the kind of interval, which keeps what still fits and removes the rest',
    nasty: 'an order that is due in the 53rd week of 2026',
    keys: 'In the grid of weeks the arrow keys move by one week or one month, and the space bar marks a week.',
    empty: 'This order is due in no interval yet. Mark at least one week, or choose another kind.',
    breach: 'week 53 must exist in years that have one and must not be offered in years that have none',
    exercise:
      'Let people mark every second week of a quarter with one action. Think about quarters that begin in the middle of a week before you write a line.',
  }),
  'course-tree-of-business-areas': curriculum({
    screen: 'the tree of business areas',
    row: 'business area',
    rows: 'business areas',
    user: 'process owner',
    question: 'Where does the handling of returns belong: to sales, to the warehouse, or to quality?',
    fields: [
      '<code>parentId</code>: the area above, <code>null</code> at the top',
      '<code>order</code>: the place among its siblings, with gaps so that one move changes one row',
      '<code>title</code>: unique among siblings, or nobody can talk about it',
    ],
    state: 'the area that is selected and the search; which branches are open is remembered for the session only',
    hard: 'moving a branch, which must never end up inside itself',
    nasty: 'a branch that is twelve levels deep',
    keys: 'The right arrow opens a branch, the left arrow closes it, and typing letters jumps to the next title.',
    empty: 'No area matches. Areas are searched with everything below them, so try a shorter word.',
    breach: 'after any sequence of moves every area must still be reachable from the top exactly once',
    exercise:
      'Add the copying of a branch with everything below it. Decide what the copies are called and whether they keep their processes, and write both decisions into the dialog.',
  }),
  'course-report-on-ricefw-items': curriculum({
    screen: 'the report on RICEFW items',
    row: 'RICEFW item',
    rows: 'RICEFW items',
    user: 'programme manager',
    question: 'Will the interfaces be finished before the integration test, and which of them will not?',
    fields: [
      '<code>type</code>: one of the six letters, because interfaces and forms are late for different reasons',
      '<code>wbs</code>: the number under which effort is added up',
      '<code>status</code>: one of the seven of the status circle, with the date of its last change',
    ],
    state: 'the date of the report and the part of the work breakdown structure',
    hard: 'adding up effort along the numbers, so that 1.10 comes behind 1.9 and not behind 1.1',
    nasty: 'an item without a number in the work breakdown structure',
    keys: 'Each bar can be reached with Tab and tells its number, so that the chart can be read without seeing it.',
    empty: 'No item was planned until this date. Choose a later one, or another part of the project.',
    breach: 'the sum of the parts must be the whole for every level and every date',
    exercise:
      'Show how the number of open items has developed over the past ten weeks. Where would you get the status of a past day from, if the item stores only the current one?',
  }),
}
