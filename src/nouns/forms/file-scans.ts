/** What is known of a file that came with a form: 'unscanned' where no scanner was set when it came. */
export const fileScans = ['unscanned', 'waiting', 'clean', 'infected'] as const
export type FileScan = (typeof fileScans)[number]
