export const map = {
  agentMap: {
    label: 'Map of the offices',
    keys: 'Arrow keys move it, plus and minus zoom, zero shows everything.',
    together: 'shows them apart',
    turn: 'takes them in turn',
    closer: 'The map is closer now.',
    in: 'Zoom in',
    out: 'Zoom out',
    all: 'Show everything',
    north: 'Look further north',
    south: 'Look further south',
    west: 'Look further west',
    east: 'Look further east',
  },
}
