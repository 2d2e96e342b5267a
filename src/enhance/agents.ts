/** The script of the pages that show agents: the search, the box for a place, the map. */
import { AgentMapElement } from '../ui/map/map-element.ts'
import { AgentFinder } from './agent-finder.ts'
import { defineElements } from './define-elements.ts'
import { PlaceBox } from './place-box.ts'

defineElements({ 'agent-map': AgentMapElement, 'agent-finder': AgentFinder, 'place-box': PlaceBox })
