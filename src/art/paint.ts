/** How a colour looks in the light of the picture, in shade from 0 to 1. */
export type Paint = (color: string, shade?: number) => string
