// Writes every declared picture into build/art/ with a manifest. Run: node scripts/build-art.ts
// Files are named by what they are made from, so a second run finds them and a changed picture gets a new address.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { drawPicture } from '../src/art/draw-picture.ts'
import { grainTile } from '../src/art/paper-grain.ts'
import { pictures, type DeclaredVariant, type PictureName } from '../src/art/picture-list.ts'
import type { PictureEntry, PictureSource } from '../src/art/picture-manifest.ts'
import { sharePictures, shareSize } from '../src/art/share-pictures.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'build/art')
const jpeg = { quality: 78, mozjpeg: true }

/** More effort saves a tenth of the bytes and takes eight times as long: worth it for what phones fetch. */
const avif = (width: number) => ({ quality: 52, effort: width > 480 ? 2 : 4 })

await buildArt()

async function buildArt(): Promise<void> {
  const started = performance.now()
  mkdirSync(folder, { recursive: true })
  const stamp = stampOfSources()
  if (isUpToDate(stamp)) return report('art is up to date', started)

  const kept = new Set(['manifest.json', 'stamp.json'])
  const names = Object.keys(pictures) as PictureName[]
  // Named at the start, so that the manifest keeps the order of the list whichever is done first.
  const manifest = Object.fromEntries(names.map((name) => [name, {}])) as Record<string, PictureEntry>
  const waiting = names.entries()
  const draw = async () => {
    for (const [i, name] of waiting) {
      console.log(`art ${i + 1}/${names.length} ${name}`)
      manifest[name] = await buildPicture(name, kept)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, draw))
  for (const name of sharePictures) manifest[name].share = await buildShareImage(name, kept)
  const grain = await buildGrainTile(kept)

  for (const file of readdirSync(folder)) if (!kept.has(file)) rmSync(join(folder, file))
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, grain }, null, 1))
  writeFileSync(join(folder, 'stamp.json'), JSON.stringify({ stamp, files: [...kept] }))
  report(`${names.length} pictures, ${kept.size - 2} files`, started)
}

async function buildPicture(name: PictureName, kept: Set<string>): Promise<PictureEntry> {
  const declared: [string, DeclaredVariant][] = Object.entries(pictures[name])
  let src = ''
  const variants: PictureEntry['variants'] = []
  for (const [label, variant] of declared) {
    const svg = drawPicture(variant)
    const base = declared.length > 1 ? `${name}-${label}` : name
    const sources: PictureSource[] = []
    if (variant.avif) sources.push({ type: 'image/avif', srcset: await writeAvifs(base, svg, variant, variant.avif, kept) })
    src = await writeSvg(base, svg, kept)
    sources.push({ type: 'image/svg+xml', srcset: src })
    const { media, width, height } = variant
    variants.push({ ...(media && { media }), width, height, sources })
  }
  const { width, height } = variants[variants.length - 1]
  return { width, height, src, variants }
}

/** The SVG with its compressed twins, so that a server never compresses it. */
async function writeSvg(base: string, svg: string, kept: Set<string>): Promise<string> {
  const file = `${base}-${hash(svg)}.svg`
  const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 11 }
  await writeOnce(file, kept, () => svg)
  await writeOnce(`${file}.br`, kept, () => brotliCompressSync(svg, { params: text }))
  await writeOnce(`${file}.gz`, kept, () => gzipSync(svg, { level: 9 }))
  return `/art/${file}`
}

async function writeAvifs(base: string, svg: string, variant: DeclaredVariant, widths: readonly number[], kept: Set<string>) {
  const candidates: string[] = []
  for (const width of widths) {
    const file = `${base}-${width}-${hash(svg + width + JSON.stringify(avif(width)))}.avif`
    await writeOnce(file, kept, async () => (await raster(svg, variant.width, width)).avif(avif(width)).toBuffer())
    candidates.push(`/art/${file} ${width}w`)
  }
  return candidates.join(', ')
}

/**
 * The same landscape composed anew, since no words stand over this one. A JPEG: networks that show a preview of a link
 * take neither SVG nor AVIF.
 */
async function buildShareImage(name: PictureName, kept: Set<string>): Promise<string> {
  const scene: DeclaredVariant | undefined = Object.values(pictures[name]).at(-1)
  if (scene?.art !== 'scene') throw new Error(`${name} is no landscape`)
  const { art, kind, seed, time, season, variant } = scene
  const svg = drawPicture({ art, kind, seed, time, season, variant, ...shareSize })
  const file = `${name}-share-${hash(svg + JSON.stringify(jpeg))}.jpg`
  await writeOnce(file, kept, async () => (await raster(svg, shareSize.width, shareSize.width)).jpeg(jpeg).toBuffer())
  return `/art/${file}`
}

/** Grain for every picture from one tile; a filter in each SVG would cost a phone a third of a second. */
async function buildGrainTile(kept: Set<string>): Promise<PictureEntry> {
  const size = 128
  const svg = grainTile(size)
  const file = `grain-${hash(svg)}.webp`
  await writeOnce(file, kept, async () => {
    const { data, info } = await (await raster(svg, size, size)).raw().toBuffer({ resolveWithObject: true })
    // One ink in six strengths: noise does not compress, and more cannot be told apart.
    for (let i = 0; i < data.length; i += 4) data.set([30, 38, 34, Math.round(data[i + 3] / 5) * 5], i)
    return (await import('sharp')).default(data, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer()
  })
  return { width: size, height: size, src: `/art/${file}`, variants: [] }
}

/** Drawn at its final size, never scaled. sharp is loaded only when a picture is missing: it takes longer than everything else. */
async function raster(svg: string, drawnWidth: number, width: number) {
  const { default: sharp } = await import('sharp')
  // The machine has other things to do.
  sharp.concurrency(1)
  return sharp(Buffer.from(svg), { density: (72 * width) / drawnWidth }).resize(width)
}

async function writeOnce(file: string, kept: Set<string>, make: () => string | Buffer | Promise<Buffer>): Promise<void> {
  kept.add(file)
  if (!existsSync(join(folder, file))) writeFileSync(join(folder, file), await make())
}

/** Changes whenever anything does that the pictures are made from. */
function stampOfSources(): string {
  const sources = globSync(['src/art/**/*.ts', 'src/ui/map/{counties,projection}.ts'], { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
  return hash(
    [...sources.map((file) => join(root, file)), join(root, 'build/map/counties.json'), import.meta.filename]
      .map((file) => readFileSync(file, 'utf8'))
      .join(),
  )
}

function isUpToDate(stamp: string): boolean {
  const last = join(folder, 'stamp.json')
  if (!existsSync(last)) return false
  const previous: { stamp: string; files: string[] } = JSON.parse(readFileSync(last, 'utf8'))
  if (previous.stamp !== stamp) return false
  const present = new Set(readdirSync(folder))
  return previous.files.every((file) => present.has(file))
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

function report(what: string, started: number): void {
  console.log(`${what}, ${Math.round(performance.now() - started)} ms`)
}
