import { app, authentication } from '@microsoft/teams-js'
import type { Host } from './Host.js'

/**
 * Microsoft Teams, or another host that its library knows. Rejects where no window is around this one; where one is that
 * never answers, it stays pending. The library itself takes messages from known hosts alone.
 */
export async function openTeamsHost(): Promise<Host> {
  await app.initialize()
  return {
    context: () => app.getContext(),
    onThemeChange: (listener) => app.registerOnThemeChangeHandler(listener),
    loaded: () => {
      app.notifyAppLoaded()
      void app.notifySuccess()
    },
    signInWindow: async (address) =>
      void (await authentication.authenticate({ url: address, width: 600, height: 680 })),
    finish: () => authentication.notifySuccess(),
    fail: (problem) => authentication.notifyFailure(problem),
  }
}
