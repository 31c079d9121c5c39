import type { Storage } from '../../session/storage.js'

declare global {
  interface Permissions {
    /** Not every browser knows this one, so that the types leave it out. */
    query(permission: { name: 'clipboard-read' }): Promise<PermissionStatus>
  }
}

/** Whether the system's clipboard may be read without a question to the user. */
async function mayRead(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' })
    return state === 'granted'
  } catch {
    // Not every browser knows this permission.
    return false
  }
}

const readSystem = async (): Promise<string | null> => {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return null
  }
}

/** Puts copied elements where other tabs, browsers and programs find them, as far as that is allowed. */
export async function writeClipboard(storage: Storage, text: string): Promise<void> {
  storage.set('copiedElements', text)
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Refused, or not there: the tabs of this browser have it from the storage.
  }
}

/**
 * What was copied last. The system's clipboard counts where it may be read; the user is asked for that only when no tab of
 * this browser has copied anything.
 */
export async function readClipboard(storage: Storage): Promise<string | null> {
  const kept = storage.get('copiedElements')
  if (kept !== null && !(await mayRead())) return kept
  return (await readSystem()) ?? kept
}
