export { answer, type AnswerOptions } from './answer.js'
export type { Context } from './context.js'
export type { Identity } from './identity.js'
export type { FollowOptions, Live, LiveNews, Place, Written } from './live.js'
export { becomeActive } from './product/administration/becomeActive.js'
export { administratorOf, type FirstAdministrator } from './product/administration/firstAdministrator.js'
export { invitationOf } from './product/administration/invitations.js'
export { installation } from './product/administration/installation.js'
export { sessionHolder } from './product/administration/sessionProfile.js'
export { noteSignIn, signInsOf } from './product/administration/signIns.js'
export { userByEmail } from './product/administration/userByEmail.js'
export { inTurn } from './store/inTurn.js'
export { isUpload } from './product/documents/answerUpload.js'
export { joinChat } from './sample/chat-socket/joinChat.js'
export { sampleAssistant } from './sample/assistant/sampleAssistant.js'
export { sampleOrganisations } from './product/administration/organisation.js'
export { router } from './router.js'
export { sampleProfile, sampleUser } from './sample/auth.data.js'
export { answerQuestion } from './sample/assistant/answerQuestion.js'
export { sampleCredentials } from './sample/sampleCredentials.js'
export {
  type ChangeRecord,
  type Changes,
  type ChangeSet,
  type Collection,
  createStore,
  type Decide,
  defineCollection,
  type FileStore,
  leaveOutSamples,
  type Storage,
  type Store,
  type StoreOptions,
  type StoreProblem,
  type WriteResult,
} from './store.js'
