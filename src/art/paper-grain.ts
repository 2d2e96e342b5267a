/** The poster paper's tooth, as an SVG filter: faint dark specks, some denser than others. */
export const grainFilter = (id: string, seed: number, stitch = '') =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="2" seed="${seed}"${stitch}/><feColorMatrix values="0 0 0 0 .12  0 0 0 0 .15  0 0 0 0 .13  .9 .5 0 0 -.62"/></filter>`

/** A square of grain that repeats without a seam, as an SVG document: laid over pictures, it saves each its own filter. */
export const grainTile = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${grainFilter('g', 7, ' stitchTiles="stitch"')}<rect width="${size}" height="${size}" filter="url(#g)" opacity=".20"/></svg>`
