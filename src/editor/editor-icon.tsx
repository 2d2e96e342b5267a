/** The editor's own line drawings, on a 24-unit square; visitors never download them. */
const strokes = {
  alert: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7.500v5.500M12 16.200v.2',
  back: 'M20 12H5M10.5 6.5 5 12l5.5 5.5',
  bin: 'M4.5 6.800h15M9.5 6.500v-2h5v2M6.5 7l.8 12.500h9.400L17.5 7M10.3 10.500v5.500M13.7 10.500v5.5',
  check: 'm5 12.6 4.6 4.600L19 7.2',
  clock: 'M3.8 12a8.2 8.2 0 1 0 2.6-6M3.5 3.800v3.800h3.800M12 7.500V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M8.5 8.500h11v11h-11zM15.5 8.500v-4h-11v11h4',
  down: 'M12 5v13.500M6.5 13l5.5 5.5 5.5-5.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0Z',
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  lock: 'M5.5 10.500h13v9.500h-13zM8.5 10.500V8a3.5 3.5 0 0 1 7 0v2.5',
  offline: 'M4 4l16 16M8.2 6.200A5.5 5.5 0 0 1 17 9.200a4 4 0 0 1 2.9 6.300M15.5 17.500h-8.500a4 4 0 0 1-.8-7.9',
  pencil: 'm4.5 19.5 1-4.500L16.2 4.300a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.600L9 18.500zM14.5 6l3.5 3.5',
  picture: 'M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-3 5 5M16.9 9.400a1.4 1.4 0 1 1-2.8 0 1.4 1.4 0 0 1 2.8 0Z',
  plus: 'M12 5v14M5 12h14',
  up: 'M12 19V5.500M6.5 11 12 5.500l5.5 5.5',
}

export type IconName = keyof typeof strokes

/** Decoration beside words, or the drawing of a button that has a name of its own. */
export function EditorIcon({ name }: { name: IconName }) {
  return (
    <svg className={`ed-i ed-i-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  )
}
