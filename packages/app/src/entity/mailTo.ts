/** Address by which a mail program writes to somebody, and nothing else: what follows a question mark would be other fields of the mail. */
export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
