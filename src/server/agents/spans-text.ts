import type { OpenSpan } from '../../nouns/agents/office-hours.ts'

/** Spans of minutes as PostgreSQL reads them (int4multirange). */
export const spansText = (spans: readonly OpenSpan[]): string => `{${spans.map(([from, to]) => `[${from},${to})`).join(',')}}`
