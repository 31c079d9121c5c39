/** Version shown in the footer. */
export const version = '0.1.0'
