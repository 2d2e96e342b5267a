/** The script of the pages that show agents where the map is Google's; a build of its own, so that it costs nobody else a byte. */
import { GoogleMapElement } from '../ui/map/google-map-element.ts'
import { AgentFinder } from './agent-finder.ts'
import { defineElements } from './define-elements.ts'
import { PlaceBox } from './place-box.ts'

defineElements({ 'agent-map': GoogleMapElement, 'agent-finder': AgentFinder, 'place-box': PlaceBox })
