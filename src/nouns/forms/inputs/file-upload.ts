import { single } from '../input-type.ts'

/** The most files one submission may carry. */
export const mostFiles = 10

/** Pictures and papers: an answer is what the server called a file when it took it in. */
export const fileUpload = single({
  freeWords: false,
  read: (sent) => [...new Set(sent.map((each) => each.trim()).filter(Boolean))],
  accepts: (files) => files.length <= mostFiles,
})
