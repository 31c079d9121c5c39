/** An unsigned token of somebody, as an identity provider would write it; `of` tells one token of a person from another. */
export const tokenOf = (sub: string, of = '1'): string =>
  `e30.${btoa(JSON.stringify({ iss: 'https://id.test', sub, jti: of })).replaceAll('=', '')}.signature`
