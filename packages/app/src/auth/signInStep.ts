import type { Services } from '../session/services.js'
import { SignInError, type SignInProblem } from '../session/SignIn.js'
import { rememberedTarget } from '../session/landing.js'

/** What the sign-in page does before it shows anything. */
export type SignInStep = { go: string } | { problem: SignInProblem } | { show: true }

/**
 * At an identity provider: takes its answer from the address and goes on to where the user wanted to be; and where a
 * guard has sent the user, with a known realm, leaves for the provider without asking. Elsewhere the page is shown.
 *
 * @param search query of the address
 * @param problem what the address says went wrong: then nothing begins by itself
 */
export async function signInStep(
  { signIn, storage }: Pick<Services, 'signIn' | 'storage'>,
  search: string,
  problem: SignInProblem | undefined,
): Promise<SignInStep> {
  if (signIn.kind === 'sample') return { show: true }
  try {
    const target = await signIn.complete(search)
    if (target !== null) {
      storage.set('redirectUrl', null)
      return { go: target }
    }
    const returnTo = rememberedTarget(storage)
    if (problem === undefined && returnTo !== null && signIn.realm() !== null) {
      await signIn.begin({ returnTo, automatic: true })
    }
    return { show: true }
  } catch (error) {
    if (!(error instanceof SignInError)) throw error
    return { problem: error.problem }
  }
}
