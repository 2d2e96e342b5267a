/**
 * What the box of a row is called. Whoever writes such a row closes it under this name, since the work that takes it to a new
 * key (rotate-keys.ts) knows no other.
 */
export const boxOf = {
  submission: ({ tenant, reference }: { tenant: string; reference: string }) => `submission ${tenant} ${reference}`,
  file: ({ id }: { id: string }) => `file ${id}`,
  mail: ({ id }: { id: string }) => `mail ${id}`,
  note: ({ submission, account, writtenAt }: { submission: number; account: string; writtenAt: Date }) =>
    `note ${submission} ${account} ${writtenAt.toISOString()}`,
  payment: ({ tenant, reference }: { tenant: string; reference: string }) => `payment ${tenant} ${reference}`,
  linkedAccount: ({ tenant, account, accountTerm }: { tenant: string; account: string; accountTerm: string }) =>
    `linked account ${tenant} ${account} ${accountTerm}`,
  draft: ({ hash }: { hash: string }) => `draft ${hash}`,
}
