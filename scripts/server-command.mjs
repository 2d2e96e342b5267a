// How Node is to run the server. Loading the modules makes much short-lived garbage; without the first flag V8 answers it
// by growing the young generation and never gives it back (370 MB idle in place of 235, measured).
export const serverCommand = ['--max-semi-space-size=8', '--disable-warning=ExperimentalWarning', 'build/server/server.js']

export const serverEnvironment = {
  // Compiled code is kept between starts.
  NODE_COMPILE_CACHE: 'build/.compile-cache',
  // Each thread of glibc keeps memory of its own, and rarely gives any back. One pool for all, trimmed early, costs no
  // measurable time here and keeps 110 MB less after load on the embedded database, 65 MB less on PostgreSQL.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
}
