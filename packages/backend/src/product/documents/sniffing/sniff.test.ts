import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'

import { docxOf, xlsxOf } from '../sample-files/officeOf.js'
import { pdfOf } from '../sample-files/pdfOf.js'
import { pngOf } from '../sample-files/pngOf.js'
import { zipOf } from '../sample-files/zipOf.js'
import { sniff } from './sniff.js'

const bytes = (...values: number[]) => Uint8Array.from([...values, ...Array<number>(64).fill(1)])
const look = (name: string, ...contents: BlobPart[]) => sniff(new Blob(contents), name)
const refusalOf = async (name: string, ...contents: BlobPart[]) => (await look(name, ...contents)).refusal

const page = { heading: 'One', lines: ['Two'], foot: '1' }
const word = docxOf([{ text: 'Hello' }])
const types = '[Content_Types].xml'
const encode = (text: string) => new TextEncoder().encode(text)

describe('what is what it says is taken', () => {
  test.each([
    ['a.pdf', pdfOf([page]), 'application/pdf'],
    ['a.png', pngOf([2, 2], ['ffffff'], () => 0), 'image/png'],
    ['A.TXT', 'Grüße', 'text/plain'],
    ['a.csv', 'a;b', 'text/csv'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['a.docx', word, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.xlsx', xlsxOf([['A', 1]]), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('%s', async (name, contents, mime) => {
    expect(await look(name, contents)).toEqual({ mime, active: false })
  })

  test('a text in UTF-16', async () => {
    expect(await look('a.txt', Uint8Array.of(0xff, 0xfe, 0x41, 0))).toMatchObject({ mime: 'text/plain' })
  })
})

describe('a program by another name is refused', () => {
  test.each([
    ['Windows', bytes(0x4d, 0x5a)],
    ['Linux', bytes(0x7f, 0x45, 0x4c, 0x46)],
    ['macOS', bytes(0xcf, 0xfa, 0xed, 0xfe)],
    ['macOS, several at once', bytes(0xca, 0xfe, 0xba, 0xbe)],
    ['a shell script', '#!/bin/sh\nrm -rf /'],
  ])('%s', async (_, contents) => {
    for (const name of ['a.pdf', 'a.docx', 'a.txt', 'a.png']) expect(await refusalOf(name, contents)).toBe('executable')
  })

  test.each(['@echo off\r\n', '<?php echo 1;', '  <script>alert(1)</script>', '<!DOCTYPE html><p>'])(
    'a script as text: %s',
    async (contents) => {
      expect(await refusalOf('notes.txt', contents)).toBe('executable')
    },
  )
})

describe('a file that is not what its name says is refused', () => {
  test.each([
    ['a.pdf', 'no PDF'],
    ['a.png', pdfOf([page])],
    ['a.jpg', bytes(0x89, 0x50)],
    ['a.webp', 'RIFF1234WAVE'],
    ['a.docx', 'no ZIP'],
    ['a.xlsx', word],
    ['a.docx', xlsxOf([['A']])],
    ['a.docx', zipOf({ 'evil.txt': 'x' })],
    ['a.txt', bytes(0, 0, 0)],
    ['a.svg', '<html></html>'],
  ])('%s', async (name, contents) => {
    expect(await refusalOf(name, contents)).toBe('mismatch')
  })

  test('without an end, with an unknown one, and empty', async () => {
    expect(await refusalOf('README', 'x')).toBe('kind')
    expect(await refusalOf('a.pdf.exe', 'x')).toBe('kind')
    expect(await refusalOf('a.txt')).toBe('empty')
  })
})

describe('a ZIP that harms is refused', () => {
  const packed = (extra: Record<string, Uint8Array>) =>
    zipSync({ [types]: encode('<Types/>'), 'word/document.xml': encode('<w/>'), ...extra })

  test('one that unpacks to a hundred times its size', async () => {
    expect(await refusalOf('a.docx', packed({ 'word/a.xml': new Uint8Array(32 * 1024 * 1024) }))).toBe('bomb')
  })

  test('one that unpacks to more than its directory says, which is not believed', async () => {
    const zip = packed({ 'word/a.xml': new Uint8Array(100_000) })
    const view = new DataView(zip.buffer)
    // The last entry of the directory is the large one: it claims a single byte.
    const entry = Array.from(zip.keys()).findLast(
      (at) => at < zip.length - 4 && view.getUint32(at, true) === 0x02014b50,
    )
    view.setUint32((entry ?? 0) + 24, 1, true)
    expect(await refusalOf('a.docx', zip)).toBe('bomb')
  })

  test('one with thousands of files', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`word/${index}`, new Uint8Array()]))
    expect(await refusalOf('a.docx', zipSync({ [types]: encode('x'), ...many }, { level: 0 }))).toBe('bomb')
  })

  test('one with macros, and one that is cut off', async () => {
    expect(await refusalOf('a.docx', packed({ 'word/vbaProject.bin': encode('x') }))).toBe('macro')
    expect(await refusalOf('a.docx', word.slice(0, -30))).toBe('damaged')
  })
})

describe('what would run elsewhere is taken, and marked', () => {
  test.each([
    ['a.pdf', `${pdfOf([page])}/OpenAction << /S /JavaScript /JS (app.alert(1)) >>`],
    ['a.pdf', `${pdfOf([page])}<< /S /Launch /F (cmd.exe) >>`],
    ['a.pdf', `${pdfOf([page])}<< /S /J#61vaScript >>`],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><a href="javascript:alert(1)"/></svg>'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>'],
  ])('%s', async (name, contents) => {
    expect(await look(name, contents)).toMatchObject({ active: true })
  })

  test('also where it lies between two windows of a large file', async () => {
    const before = new Uint8Array(1024 * 1024 - 5)
    before.set(encode('%PDF-1.7\n'))
    expect(await look('a.pdf', before, '/JavaScript (x)')).toMatchObject({ active: true })
  })
})
