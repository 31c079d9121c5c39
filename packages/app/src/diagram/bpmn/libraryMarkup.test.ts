import { expect, test } from 'vitest'
import { isLibraryMarkup } from './libraryMarkup.js'

test.each([
  '<div class="djs-overlays" />',
  '<ul class="bjs-breadcrumbs"></ul>',
  '<div class="djs-overlay" data-overlay-id="ov-1">',
  '<li><a class="bjs-crumb" href="#Process_1" title="A &lt;b&gt; &amp; c">A &lt;b&gt; &amp; c</a></li>',
  '<a href="http://bpmn.io" target="_blank" class="bjs-powered-by" title="Powered by bpmn.io" ><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 14 5" width="53" height="21"><path fill="currentColor" d="M1 2z"/></svg></a>',
  '<div class="djs-direct-editing-parent"><div class="djs-direct-editing-content" contenteditable="true"></div></div>',
  '<div class="djs-direct-editing-resize-handle"></div>',
  '<div class="djs-tooltip-container" />',
  '<div data-tooltip-id="tt-1" class="djs-tooltip djs-tooltip-error">',
  '<div>Dieses Element muss in einem Pool liegen</div>',
  '<button type="button" class="bjs-drilldown"><svg width="16" height="16" viewBox="0 0 16 16"><path fill-rule="evenodd" d="M4.81801948,3.50735931"/></svg></button>',
])('lets through what the library writes: %s', (html) => expect(isLibraryMarkup(html)).toBe(true))

test.each([
  '<div style="color: red"></div>',
  '<script>alert(1)</script>',
  '<img src="x">',
  '<svg onload="alert(1)"></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://bpmn.io.example.org">x</a>',
  '<div class="a"onclick="b"></div>',
  '<div class=a></div>',
  "<div class='a'></div>",
  '<div',
  'a > b',
])('refuses everything else: %s', (html) => expect(isLibraryMarkup(html)).toBe(false))
