/** The script of pages that show a map and nothing to search. */
import { AgentMapElement } from '../ui/map/map-element.ts'
import { defineElements } from './define-elements.ts'

defineElements({ 'agent-map': AgentMapElement })
