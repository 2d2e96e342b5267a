/** True when whoever asks has it (If-None-Match). RFC 9110 13.1.2: a list of tags, or "*"; weak ones count alike. */
export function hasCurrent(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}
