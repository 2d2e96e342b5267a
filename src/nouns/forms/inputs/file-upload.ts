import { mostFiles } from '../file-limits.ts'
import { single } from '../input-type.ts'

/** Pictures and papers: an answer is what the server called a file when it took it in. */
export const fileUpload = single({
  freeWords: false,
  read: (sent) => [...new Set(sent.map((each) => each.trim()).filter(Boolean))],
  accepts: (files) => files.length <= mostFiles,
})
