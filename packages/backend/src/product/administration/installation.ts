/** Where organisations and users are kept: they are those of the whole installation. */
export const installation = 'installation'
