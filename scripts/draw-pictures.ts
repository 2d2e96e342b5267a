/**
 * Makes what build-art.ts named and left: AVIF and JPEG of the drawings, and their compressed twins. It may run while the
 * site is open: a file is there whole or not at all, and one that somebody waits for is made next.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, constants as system, setPriority } from 'node:os'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { compress } from './compress-folder.ts'
import { avif, jpeg, workLeft, type PictureWork } from './picture-work.ts'

if (existsSync(workLeft)) await drawPictures(JSON.parse(readFileSync(workLeft, 'utf8')) as PictureWork[])

async function drawPictures(work: PictureWork[]): Promise<void> {
  const all = work.length
  console.log(`Drawing ${all} files of the pictures …`)
  // The site that is open meanwhile goes first.
  setPriority(system.priority.PRIORITY_BELOW_NORMAL)
  process.on('message', ({ draw }: { draw: string }) => {
    const asked = work.findIndex(({ file }) => file === draw)
    if (asked > 0) work.unshift(...work.splice(asked, 1))
  })
  process.on('disconnect', () => process.exit(0))
  process.channel?.unref()
  const draw = async () => {
    for (let next = work.shift(); next; next = work.shift()) await make(next)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, draw))
  rmSync(workLeft)
  console.log('All pictures are drawn.')
}

async function make(work: PictureWork): Promise<void> {
  const file = join('build/art', work.file)
  if (existsSync(file)) return
  writeFileSync(`${file}.making`, await bytesOf(work))
  renameSync(`${file}.making`, file)
}

async function bytesOf({ from, as, drawnWidth, width }: PictureWork): Promise<Buffer> {
  const svg = readFileSync(join('build', from))
  if (as === 'br' || as === 'gz') return compress(svg, as, constants.BROTLI_MODE_TEXT)
  const { default: sharp } = await import('sharp')
  // One thread for each picture; as many pictures as there are processors are drawn at once.
  sharp.concurrency(1)
  // Drawn at its final size, never scaled.
  const raster = sharp(svg, { density: (72 * width) / drawnWidth }).resize(width)
  if (as === 'avif') return raster.avif(avif(width)).toBuffer()
  if (as === 'jpeg') return raster.jpeg(jpeg).toBuffer()
  const { data, info } = await raster.raw().toBuffer({ resolveWithObject: true })
  // One ink in six strengths: noise does not compress, and more cannot be told apart.
  for (let i = 0; i < data.length; i += 4) data.set([30, 38, 34, Math.round(data[i + 3] / 5) * 5], i)
  return sharp(data, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer()
}
