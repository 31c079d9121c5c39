import './page.css'
import { pageText } from './pageText.ts'

/** The page around the picker without React; `onOpen` runs when its button is clicked. */
export function drawPage(onOpen: () => void): void {
  const button = element('button', { id: 'open', type: 'button', textContent: pageText.open })
  button.addEventListener('click', onOpen)
  const sections = pageText.sections.map((text) => element('a', { href: '#section', textContent: text }))
  const fields = pageText.fields.map((text) => element('label', {}, text, element('input', { name: text })))
  const main = element(
    'main',
    {},
    element('h1', { textContent: pageText.title }),
    element('p', { textContent: pageText.introduction }),
    element('input', { id: 'value', readOnly: true }),
    button,
    element('form', {}, ...fields),
  )
  document
    .getElementById('root')
    ?.append(element('div', { className: 'bench-page' }, element('nav', {}, ...sections), main))
}

/** Creates an element with properties and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties)
  created.append(...children)
  return created
}
