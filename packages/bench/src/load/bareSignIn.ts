import type { LoadScreen } from './createWorld.ts'

/** The sign-in page with the same HTML and CSS and no script: how soon it can be painted at all. */
export const bareSignIn: LoadScreen = {
  title: 'Sign-in without script',
  address: '/bare-sign-in.html',
  signedIn: false,
  budget: 0,
}
