const MB = 1024 * 1024

/**
 * Of pictures that are taken, in browser and server alike: bytes as uploaded, more for an iPhone's photo, which most browsers cannot make
 * smaller; pixels as its header states them, of both sides and of the longer one.
 */
export const pictureLimits = { bytes: 10 * MB, heicBytes: 20 * MB, pixels: 25_000_000, side: 16_000 } as const

/** "10 MB" */
export const inMegabytes = (bytes: number) => `${bytes / MB} MB`

/** "25 megapixels" */
export const mostMegapixels = `${pictureLimits.pixels / 1_000_000} megapixels`
