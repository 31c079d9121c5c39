import { App, type AppProps } from '@embpm/app/App'
import { createMemoryHistory } from '@tanstack/react-router'
import { storyRequests } from './storyRequests.js'

/** Props of `StoryApp`: what a page needs besides its address. */
export interface StoryAppProps extends Omit<AppProps, 'send'> {
  /** The address that is opened. */
  address: string
}

/** The workspace of one story, with a history of its own; it sends nothing after the story. */
export const StoryApp = ({ address, history, ...props }: StoryAppProps) => (
  <App
    key={address}
    history={history ?? createMemoryHistory({ initialEntries: [address] })}
    send={storyRequests.sender()}
    {...props}
  />
)
