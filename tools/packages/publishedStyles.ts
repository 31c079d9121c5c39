import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AtRule, parse, type Container, type Rule } from 'postcss'
import { root } from '../run.ts'

/** Inside of these what has no class is ours too; elsewhere it is what the consumer put in. */
const closed = [
  '.emb-array-field-items > li',
  '.emb-avatar *',
  '.emb-calendar-grid *',
  '.emb-chip *',
  '.emb-error-summary *',
  '.emb-field-input > option',
  '.emb-file-rejections *',
  '.emb-navigation-list *',
  '.emb-period-chips *',
  '.emb-preview *',
  '.emb-repeat-section-rows > li',
  '.emb-rich-text-prose *',
  '.emb-suggestions *',
  '.emb-table-chip *',
  '.emb-table-export *',
  '.emb-table-fields *',
  '.emb-tokens *',
  '.emb-value-help-keys *',
  '.emb-value-help-switch *',
  // Inputs and buttons that nobody sees.
  ':is(.emb-field, .emb-field > div, .emb-field-box, .emb-checkbox-box) > input',
  `[class*='emb-'] > div > button[tabindex='-1']`,
  '.emb-calendar > div > h2',
  // What a page styles by a class of its own is its own.
  `[class*='emb-'] > :is(div, span, bdi)`,
]

const withClass = [`[class^='emb-']`, `[class*=' emb-']`]

/**
 * Every element of ours, as selectors that weigh as much as a class. Each becomes one of the rule's own: a browser tries a rule that
 * begins with `:is(…)` on every element of the page, those of an attribute only where that is. What an element is tried by comes
 * cheapest first. None may look at `style`: whatever moves would have all that is in it styled again.
 */
const ours = [...withClass, `:is(:not([class]), [class='']):where([class*='emb-'] *):where(${closed.join(', ')})`]

/** Wins over every selector without an id, as StyleX raises what it writes. */
const RAISE = String.raw`:not(#\#)`

/** Adds to a selector, before its pseudo-element. */
const suffixed = (selector: string, suffix: string) => selector.replace(/(?=::[\w-]+[^\s>+~]*$)|$/, suffix)

function eachRule(container: Container, change: (rule: Rule) => void) {
  container.walkRules((rule) => {
    if (!(rule.parent instanceof AtRule && rule.parent.name === 'keyframes')) change(rule)
  })
}

/** Leaves out the rules for which this is false, and what is empty then. */
function keep(container: Container, isKept: (rule: Rule) => boolean) {
  eachRule(container, (rule) => void (isKept(rule) || rule.remove()))
  container.walkAtRules((at) => void (at.nodes?.length === 0 && at.remove()))
}

const raise = (container: Container) =>
  eachRule(container, (rule) => void (rule.selectors = rule.selectors.map((selector) => suffixed(selector, RAISE))))

/**
 * The style sheet of a package as it is published, from the one of the workspace. Here parts stand in `@layer embpm`, and an
 * application made of them adds `reset.css`; in a page of somebody else a layer loses to every line that the page has without one.
 * So only the tokens stay in the layer. The parts stand outside, raised above the selectors of the page.
 * @param reset the sheet that styles the whole page: its rules, restricted to our elements, go before the parts with the guard
 */
export function publishedStyles(css: string, reset?: string): string {
  const sheet = parse(css)
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'embpm' || !layer.nodes) return
    const tokens = layer.clone()
    keep(tokens, ({ selector }) => !selector.includes('emb-'))
    tokens.walkAtRules('keyframes', (at) => void at.remove())
    keep(layer, ({ selector }) => selector.includes('emb-'))
    raise(layer)
    layer.replaceWith(...(tokens.nodes?.length ? [tokens] : []), ...(layer.nodes ?? []))
  })
  return (reset === undefined ? '' : `${guard(reset)}\n`) + sheet.toString()
}

/** What a selector of the guard stands for: `:--part` is what has a class of ours, `:--ours` is written out. */
function expanded(selector: string): string[] {
  const written = selector.replaceAll(':--part', `:is(${withClass.join(', ')})`)
  return written.includes(':--ours') ? ours.map((one) => written.replaceAll(':--ours', one)) : [written]
}

/** What keeps the page around out of the parts, and what the reset says of their elements. */
function guard(reset: string): string {
  const sheet = parse(readFileSync(join(root, 'tools/packages/guard.css'), 'utf8'))
  const own = parse(reset)
  keep(own, ({ selector }) => !/(?:^|[\s,])(?:html|body|:root)\b/.test(selector))
  eachRule(own, (rule) => {
    rule.selectors = rule.selectors.map((selector) => suffixed(selector, `:where(:--ours)${RAISE}`))
  })
  own.walkAtRules('layer', (layer) => void layer.replaceWith(...(layer.nodes ?? [])))
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'embpm.scheme') return
    raise(layer)
    if (layer.params === 'last') own.append(...(layer.nodes ?? []))
    layer.replaceWith(...(layer.nodes ?? []))
  })
  for (const part of [sheet, own]) {
    part.walkComments((comment) => void comment.remove())
    eachRule(part, (rule) => void (rule.selectors = rule.selectors.flatMap(expanded)))
  }
  return `${sheet.toString()}\n${own.toString()}`
}
