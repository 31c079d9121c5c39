/** What an order that is made after another one begins with: nothing of it is done yet, and it is no template itself. */
export const copyStart = { status: 'draft', template: false } as const
