import { useEffect, useRef } from 'react'

/** Single keys can be turned off on this device, since some people speak their keys (WCAG 2.1.4). */
const offKey = 'inbox-keys-off'
/** Whether single letters work as keys of the desk in this browser. */
export const areKeysOn = () => localStorage.getItem(offKey) === null
/** Turns the keys of the desk on or off in this browser. */
export function turnKeys(on: boolean): void {
  if (on) localStorage.removeItem(offKey)
  else localStorage.setItem(offKey, '1')
}

type DeskKeys = Record<'j' | 'k' | 'a' | 'd' | 'r' | 'n' | '/' | '?', () => void>

/** The keys of the inbox, while nobody types. */
export function useDeskKeys(keys: DeskKeys): void {
  const known = useRef(keys)
  useEffect(() => {
    known.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !areKeysOn()) return
      const name = arrows[event.key] ?? event.key.toLowerCase()
      if (!(name in known.current)) return
      // Arrows go through the list only from within it; elsewhere they scroll.
      if (event.key in arrows && !(event.target instanceof Element && event.target.closest('.inbox-rows'))) return
      event.preventDefault()
      known.current[name as keyof DeskKeys]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const arrows: Record<string, string> = { ArrowDown: 'j', ArrowUp: 'k' }

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog[open], [contenteditable="true"]') !== null
