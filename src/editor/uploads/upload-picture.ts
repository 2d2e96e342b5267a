import { uploadImage } from '../editor-calls.ts'
import { fitToSend, isHeicFile, isPictureFile } from './fit-to-send.ts'
import { sendFile } from './send-file.ts'

/** WebP, AVIF, HEIC and photos that are too large are made fit here; what this browser cannot read is refused as the source has it, and of HEIC it is said who can read it. */
export async function uploadPicture(file: File, onProgress: (done: number) => void): ReturnType<typeof sendFile<typeof uploadImage>> {
  const fitted = await fitToSend(file)
  return fitted ? sendFile(uploadImage, fitted, 'picture', onProgress) : { status: 0, message: isHeicFile(file) ? noHeic : noPicture }
}

const noPicture = 'Please choose a JPEG or PNG picture.'
const noHeic = `${noPicture} This browser cannot open an iPhone’s HEIC photo; Safari can, and so can the phone itself.`

/** What a file chooser offers. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif'

/** What is wrong with what was chosen or dropped, before anything is sent; the server judges by content. */
export function problemOfFiles(files: readonly Pick<File, 'type' | 'name'>[]): string | undefined {
  if (files.length > 1) return 'Please choose one picture at a time.'
  return files[0] && isPictureFile(files[0]) ? undefined : noPicture
}
