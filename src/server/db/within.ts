/** Whether work was done in so many milliseconds; what takes longer goes on without whoever waited for it. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let limit: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (limit = setTimeout(() => resolve(false), ms)))
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(limit)
  }
}
