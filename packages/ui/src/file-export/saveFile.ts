/** What no file system takes in a name, and what a path could be made of. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\u200e\u200f\u202a-\u202e]+/gu

/**
 * Lets the browser save a file as a download.
 * @param name characters that a file system refuses become `-`; cut at 200, its ending stays
 */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = safe(name)
  link.click()
  // The browser has begun to save long before.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

function safe(name: string): string {
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? ''
  const stem = name
    .slice(0, name.length - ending.length)
    .replace(UNSAFE, '-')
    .slice(0, 200)
  return `${stem.replace(/^[\s.]+|[\s.]+$/g, '')}${ending}`
}
