/** An error as the log keeps it. Failed queries carry their parameters, which are what people typed: those are left out. */
export function describeError(error: Error): { type: string; message: string; stack: string; code?: unknown; query?: string } {
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined
  const cause = error.cause instanceof Error ? error.cause : undefined
  const code = (cause && 'code' in cause ? cause.code : undefined) ?? ('code' in error ? error.code : undefined)
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: query === undefined ? error.message : 'a query failed',
    ...(code === undefined ? {} : { code }),
    ...(query === undefined ? {} : { query }),
    stack: frames.join('\n'),
  }
}
