/**
 * What the workspace needs of the application in whose window it is shown. The values come from outside: what uses them
 * parses them.
 */
export interface Host {
  /** What the host says of itself and of the place it gives to the page. */
  context(): Promise<unknown>
  /** Calls the listener whenever the host changes its theme, with the theme's name. */
  onThemeChange(listener: (theme: unknown) => void): void
  /** Tells the host that the page can be shown: it takes its own sign of loading away. */
  loaded(): void
  /**
   * Opens a window of its own for a sign-in, at an address of this origin. Resolves when that page calls
   * {@link Host.finish}; rejects when it fails or is closed. Nothing secret passes through the host.
   */
  signInWindow(address: string): Promise<void>
  /** In that window: closes it. */
  finish(): void
  /** In that window: closes it, because of a problem. */
  fail(problem: string): void
}
