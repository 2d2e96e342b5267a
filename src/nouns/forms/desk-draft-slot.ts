/** Where a tab keeps what somebody began to write at the desk; logging out empties it. */
export const deskDraftSlot = 'shelterbelt:desk-drafts'
