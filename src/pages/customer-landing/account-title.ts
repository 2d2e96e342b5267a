/** The id of an account's heading. Of several accounts each has the same parts, which are told apart by it. */
export const accountTitle = (id: string): string => `account-${id}`
