/** The script of the pages that show agents: the search, the box for a place, the map. */
import { AgentMapElement } from '../ui/map/map-element.ts'
import { AgentFinder } from './agent-finder.ts'
import { PlaceBox } from './place-box.ts'

customElements.define('agent-map', AgentMapElement)
customElements.define('agent-finder', AgentFinder)
customElements.define('place-box', PlaceBox)
