const tag =
  /<\/?(?:a|button|div|li|path|rect|span|svg|ul)(?:\s+(?:class|contenteditable|data-[\w-]+|d|fill|fill-rule|height|href|rel|target|title|type|viewBox|width|xmlns)="[^"<>]*")*\s*\/?>/g

const foreign = /href="(?!#|https?:\/\/bpmn\.io")/

/**
 * Whether HTML is such as bpmn-js writes to build its canvas: plain boxes, lists, buttons and drawings. Style, handlers,
 * scripts and links to anywhere but bpmn.io are not.
 */
export const isLibraryMarkup = (html: string): boolean => !/[<>]/.test(html.replaceAll(tag, '')) && !foreign.test(html)
