/** Line drawings on a 24-unit square, in the colour of the text around them. */
const strokes = {
  agent: 'M12 21.2s6.8-6 6.8-11.4a6.8 6.8 0 1 0-13.6 0c0 5.4 6.8 11.4 6.8 11.4ZM14.5 9.8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  alert: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7.5v5.5M12 16.2v.2',
  arrow: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  book: 'M4 5.5c3-1 6-.6 8 1 2-1.6 5-2 8-1v13c-3-1-6-.6-8 1-2-1.6-5-2-8-1zM12 6.5v13',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7',
  call: 'M5 3.8h3.8l1.7 4.6-2.3 1.5a12 12 0 0 0 5.9 5.9l1.5-2.3 4.6 1.7V19a1.8 1.8 0 0 1-1.9 1.8C10.6 20.4 3.6 13.4 3.2 5.7A1.8 1.8 0 0 1 5 3.8Z',
  cart: 'M3 4.5h2.6l2.2 11h10.4l2-7.5H6.4M10.5 19.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM18.5 19.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Z',
  check: 'm5 12.6 4.6 4.6L19 7.2',
  claim: 'M7 14.5a4 4 0 0 1-.4-8A5.5 5.5 0 0 1 17 7.2a3.7 3.7 0 0 1 .3 7.3M12.6 11.5 10 16h4l-2.6 4.5',
  clip: 'm19.5 11-7.6 7.6a4.5 4.5 0 0 1-6.4-6.4l8-8a3 3 0 0 1 4.3 4.3l-7.8 7.8a1.5 1.5 0 0 1-2.2-2.2l7-7',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  down: 'm6 9.5 6 6 6-6',
  horn: 'M4 10v4h3l9 4.5v-13L7 10zM19 9.5a4 4 0 0 1 0 5M7.5 14v5h3v-3.6',
  left: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  lock: 'M5.5 10.5h13V20h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  menu: 'M4 7h16M4 12h16M4 17h10',
  pay: 'M3 6.5h18v11H3zM3 10.5h18M6.5 14.5h4',
  pencil: 'm4.5 19.5 1-4.5L16.2 4.3a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.6L9 18.5zM14.5 6l3.5 3.5',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z',
  question: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM9.4 9.7a2.6 2.6 0 1 1 3.7 2.4c-.8.4-1.1.9-1.1 1.7M12 16.6v.2',
  quote: 'M6 3.5h9l4 4V20.5H6zM15 3.5v4h4M9 12h7M9 16h4.5',
  right: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  save: 'M12 4v11M7 10.5l5 5 5-5M5 19.5h14',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.5 15.5l5 5',
  tow: 'M2.5 16.5V11l3-1 1.8-3.5h4v10M11.3 16.5H21M13.5 13.5 20 6.5v4M8.5 17.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM18.5 17.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  user: 'M15.8 8a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 0 1 7.6 0ZM4.8 20.2c.6-4 3.5-6 7.2-6s6.6 2 7.2 6',
}

export type IconName = keyof typeof strokes

/** Decoration beside words; never the only name of a control. It says how large it is, so that it is no larger where the styles got lost on the way. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  )
}
