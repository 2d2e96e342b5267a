import { useSyncExternalStore } from 'react'
import type { Desk, DeskState } from './desk.ts'
import type { SaveRun } from '../saving/save-driver.ts'
import type { SaveState } from '../saving/save-state.ts'

export function useDesk(desk: Desk): DeskState {
  return useSyncExternalStore(desk.subscribe, desk.get)
}

export function useRun(run: SaveRun): SaveState {
  return useSyncExternalStore(run.subscribe, run.state)
}
