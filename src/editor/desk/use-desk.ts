import { useSyncExternalStore } from 'react'
import type { DeskState } from './desk-state.ts'
import type { Desk } from './desk.ts'
import type { SaveRun } from '../saving/save-driver.ts'
import type { SaveState } from '../saving/save-state.ts'

/** The state of the desk; renders again whenever it changes. */
export function useDesk(desk: Desk): DeskState {
  return useSyncExternalStore(desk.subscribe, desk.get)
}

/** The state of one save engine; renders again whenever it changes. */
export function useRun(run: SaveRun): SaveState {
  return useSyncExternalStore(run.subscribe, run.state)
}
