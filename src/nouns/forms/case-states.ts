/** How far a case is, in the order of the tabs of the desk. */
export const caseStates = ['new', 'assigned', 'done', 'spam'] as const
export type CaseState = (typeof caseStates)[number]

/** How old a case is that is asked for; '' is any. */
export const caseAges = ['', 'late', 'day', 'week', 'older'] as const
