import type { ReactNode } from 'react'
import './head-look.css'

type Props = {
  /** Which grounds its plate and its strip have; deep spruce and wheat unless told. */
  ground?: 'sky' | 'spruce' | 'earth' | 'sand'
  /** The picture from fence to fence, and the plate as a long step below it. */
  wide?: boolean
  children: ReactNode
}

/** So that pages which open with the same parts do not open alike. */
export function HeadLook({ ground, wide = false, children }: Props) {
  return <div className={[ground && `head-${ground}`, wide && 'head-wide'].filter(Boolean).join(' ')}>{children}</div>
}
