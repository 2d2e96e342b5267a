// Writes every declared picture into build/art/ as SVG, with a manifest that names its other files too; those are made from
// it by draw-pictures.ts, which takes half a minute that nobody who opens the site needs to wait for.
// Files are named by what they are made from, so a second run finds them and a changed picture gets a new address.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atNight } from '../src/art/at-night.ts'
import { drawPicture } from '../src/art/draw-picture.ts'
import { grainTile } from '../src/art/paper-grain.ts'
import { pictures, type DeclaredVariant, type PictureName } from '../src/art/picture-list.ts'
import type { PictureEntry, PictureSource } from '../src/art/picture-manifest.ts'
import { sharePictures, shareSize } from '../src/art/share-pictures.ts'
import { foldByLetters } from '../src/ui/fold-by-letters.ts'
import { avif, jpeg, workLeft, type PictureWork } from './picture-work.ts'

const folder = 'build/art'
/** Drawings that nobody is sent, only made of. */
const sketches = 'build/sketches'
const grainSize = 128

const kept = new Set<string>(['manifest.json'])
const rasters: PictureWork[] = []
const twins: PictureWork[] = []

buildArt()

function buildArt(): void {
  for (const each of [folder, sketches]) mkdirSync(each, { recursive: true })
  const grain = nameGrainTile()
  const names = Object.keys(pictures) as PictureName[]
  const manifest = Object.fromEntries(names.map((name) => [name, buildPicture(name)])) as Record<string, PictureEntry>
  for (const name of sharePictures) manifest[name].share = nameShareImage(name)

  const work = [...rasters, ...twins]
  for (const { file } of work) kept.add(file)
  for (const file of readdirSync(folder)) if (!kept.has(file)) rmSync(join(folder, file))
  const left = work.filter(({ file }) => !existsSync(join(folder, file)))
  if (left.length > 0) writeFileSync(workLeft, JSON.stringify(left))
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, grain }, null, 1))
}

function buildPicture(name: PictureName): PictureEntry {
  const declared: [string, DeclaredVariant][] = Object.entries(pictures[name])
  let src = ''
  const variants: PictureEntry['variants'] = []
  const nights = declared.flatMap(([label, variant]) => {
    const night = atNight(variant)
    return night ? [[`${label}-night`, night] as const] : []
  })
  // The nights first: a browser takes the first variant that suits.
  for (const [label, variant] of [...nights, ...declared]) {
    const svg = drawPicture(variant)
    const base = declared.length > 1 || nights.length > 0 ? `${name}-${label}` : name
    const file = writeSvg(base, svg)
    const sources: PictureSource[] = []
    if (variant.avif) sources.push({ type: 'image/avif', srcset: nameAvifs(base, svg, file, variant.width, variant.avif) })
    src = `/art/${file}`
    sources.push({ type: 'image/svg+xml', srcset: src })
    const { media, width, height } = variant
    variants.push({ ...(media && { media: foldByLetters(media) }), width, height, sources })
  }
  const { width, height } = variants[variants.length - 1]
  return { width, height, src, variants }
}

/** The SVG; its compressed twins follow, so that a server never compresses it. */
function writeSvg(base: string, svg: string): string {
  const file = `${base}-${hash(svg)}.svg`
  kept.add(file)
  if (!existsSync(join(folder, file))) writeFileSync(join(folder, file), svg)
  for (const as of ['br', 'gz'] as const) twins.push({ file: `${file}.${as}`, from: `art/${file}`, as, drawnWidth: 0, width: 0 })
  return file
}

function nameAvifs(base: string, svg: string, svgFile: string, drawnWidth: number, widths: readonly number[]): string {
  const candidates = widths.map((width) => {
    const file = `${base}-${width}-${hash(svg + width + JSON.stringify(avif(width)))}.avif`
    rasters.push({ file, from: `art/${svgFile}`, as: 'avif', drawnWidth, width })
    return `/art/${file} ${width}w`
  })
  return candidates.join(', ')
}

/**
 * The same landscape composed anew, since no words are over this one. A JPEG: networks that show a preview of a link
 * take neither SVG nor AVIF.
 */
function nameShareImage(name: PictureName): string {
  const declared: DeclaredVariant | undefined = Object.values(pictures[name]).at(-1)
  if (declared?.art !== 'scene') throw new Error(`${name} is no landscape`)
  const { art, kind, seed, time, season, variant } = declared
  const svg = drawPicture({ art, kind, seed, time, season, variant, ...shareSize })
  const file = `${name}-share-${hash(svg + JSON.stringify(jpeg))}.jpg`
  rasters.push({ file, from: sketch(file, svg), as: 'jpeg', drawnWidth: shareSize.width, width: shareSize.width })
  return `/art/${file}`
}

/** Grain for every picture from one tile; a filter in each SVG would cost a phone a third of a second. */
function nameGrainTile(): PictureEntry {
  const svg = grainTile(grainSize)
  const file = `grain-${hash(svg)}.webp`
  rasters.push({ file, from: sketch(file, svg), as: 'grain', drawnWidth: grainSize, width: grainSize })
  return { width: grainSize, height: grainSize, src: `/art/${file}`, variants: [] }
}

function sketch(file: string, svg: string): string {
  writeFileSync(join(sketches, `${file}.svg`), svg)
  return `sketches/${file}.svg`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
