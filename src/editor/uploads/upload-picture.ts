import { inMegabytes, pictureLimits } from '../../nouns/picture-limits.ts'
import { uploadImage } from '../editor-calls.ts'
import { fitToSend, isHeicFile, isPictureFile } from './fit-to-send.ts'
import { sendFile } from './send-file.ts'

/**
 * WebP, AVIF and photos that are too large are made fit here, HEIC here or by the server; what nobody can read is refused as the source
 * has it, and of a HEIC that is too large it is said who can make it smaller.
 */
export async function uploadPicture(file: File, onProgress: (done: number) => void): ReturnType<typeof sendFile<typeof uploadImage>> {
  const fitted = await fitToSend(file)
  if (!fitted)
    return {
      status: 0,
      message: isHeicFile(file) ? `Please choose a picture of at most ${inMegabytes(pictureLimits.heicBytes)}. ${whoCan}` : noPicture,
    }
  const sent = await sendFile(uploadImage, fitted, 'picture', onProgress)
  const isTooLarge = sent.status === 413 && fitted === file && isHeicFile(file)
  return isTooLarge ? { ...sent, message: `${sent.message} ${whoCan}` } : sent
}

const noPicture = 'Please choose a JPEG or PNG picture.'
const whoCan = 'This browser cannot make an iPhone’s HEIC photo smaller; Safari can, and so can the phone itself.'

/** What a file chooser offers. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif'

/** What is wrong with what was chosen or dropped, before anything is sent; the server judges by content. */
export function problemOfFiles(files: readonly Pick<File, 'type' | 'name'>[]): string | undefined {
  if (files.length > 1) return 'Please choose one picture at a time.'
  return files[0] && isPictureFile(files[0]) ? undefined : noPicture
}
