import { spyOn } from 'storybook/test'

/** All HTML that is set as text while a story runs, and style that is set as an attribute. */
export const markup: string[] = []

/** Records what the content policy judges; for `beforeEach`. @returns ends that */
export function recordMarkup(): () => void {
  markup.length = 0
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')
  if (!own?.set) throw new Error('No innerHTML')
  const set = own.set
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...own,
    set(this: Element, text: string) {
      markup.push(text)
      set.call(this, text)
    },
  })
  const parse = spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
    markup.push('<parsed>')
    return document.implementation.createHTMLDocument()
  })
  const setAttribute = Element.prototype.setAttribute
  const attributes = spyOn(Element.prototype, 'setAttribute').mockImplementation(function record(
    this: Element,
    name: string,
    value: string,
  ) {
    if (name === 'style') markup.push(`<style>${value}`)
    setAttribute.call(this, name, value)
  })
  return () => {
    Object.defineProperty(Element.prototype, 'innerHTML', own)
    parse.mockRestore()
    attributes.mockRestore()
  }
}
