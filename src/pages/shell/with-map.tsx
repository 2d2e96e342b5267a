import { useContext, type ReactNode } from 'react'
import { GoogleMapContext } from '../../ui/map/google-map-context.ts'
import type { MapOfAgents } from '../site/site-agents-map.ts'
import { NonceContext } from './nonce.ts'

/** A page with a map in it: brings the map's script, and tells the map whose it is. */
export function WithMap({ of: { script, google }, children }: { of: MapOfAgents; children: ReactNode }) {
  const nonce = useContext(NonceContext)
  return (
    <GoogleMapContext value={google}>
      <script type="module" src={script} async nonce={nonce} />
      {children}
    </GoogleMapContext>
  )
}
