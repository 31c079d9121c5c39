export { Avatar } from './Avatar.js'
export type { AvatarProps } from './Avatar.js'
export { initials } from './initials.js'
