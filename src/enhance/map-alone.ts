/** The script of pages that show a map and nothing to search. */
import { AgentMapElement } from '../ui/map/map-element.ts'

customElements.define('agent-map', AgentMapElement)
