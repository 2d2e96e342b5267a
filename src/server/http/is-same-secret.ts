import { hash, timingSafeEqual } from 'node:crypto'

/** Whether somebody gave the right secret; takes the same time whatever was given, so that no part of it can be found by measuring. */
export const isSameSecret = (given: string, right: string): boolean => timingSafeEqual(digest(given), digest(right))

const digest = (text: string) => hash('sha256', text, 'buffer')
