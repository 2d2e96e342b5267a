/** The lint rule over the table in rooms.mjs: an import that the table does not allow is refused, with the reason. */
import { dirname, join, relative, resolve, sep } from 'node:path'
import { packages, rooms } from './rooms.mjs'

const root = join(import.meta.dirname, '..', '..')
const table = 'The table: scripts/lint/rooms.mjs.'

const rule = {
  meta: { type: 'problem', docs: { description: 'A room imports only what the table allows (docs/decisions/0022).' } },
  create(context) {
    const file = pathFromRoot(context.filename)
    if (!roomOf(file)) return { Program: (node) => file.startsWith('src/') && context.report({ node, message: noRoom(file) }) }
    const check = (source, typeOnly) => {
      const message = typeof source?.value === 'string' && refusal(file, source.value, typeOnly)
      if (message) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source, true),
    }
  },
}

export default { meta: { name: 'rooms' }, rules: { 'who-may-import-whom': rule } }

export const mayImport = (from, to, typeOnly) => rooms[from].may.includes(to) || (typeOnly && (rooms[from].types ?? []).includes(to))

/** The room a path from the root belongs to: the longest place that fits. */
export function roomOf(path) {
  const places = Object.entries(rooms).flatMap(([room, { at }]) => at.map((place) => ({ room, place })))
  const file = path.replace(/\.test(?=\.tsx?$)/, '')
  const fitting = places.filter(({ place }) => (place.endsWith('/') ? path.startsWith(place) : file === place))
  return fitting.toSorted((a, b) => b.place.length - a.place.length)[0]?.room
}

/** Why this file may not import that; nothing where it may. */
function refusal(file, specifier, typeOnly) {
  const from = roomOf(file)
  if (!specifier.startsWith('.')) return refusalOfPackage(from, specifier, typeOnly)
  const target = pathFromRoot(resolve(root, dirname(file), specifier.replace(/\?.*$/, '')))
  const to = roomOf(target)
  if (!to) return target.startsWith('src/') ? noRoom(target) : undefined
  if (to === from || mayImport(from, to, typeOnly) || (isTest(file) && to === 'tests')) return undefined
  const hint = mayImport(from, to, true) ? ' (its types may cross: import type)' : ''
  return `${from} may not import ${to}${hint}. ${rooms[from].why} ${table}`
}

function refusalOfPackage(from, specifier, typeOnly) {
  const name = Object.keys(packages).find((each) => specifier === each || specifier.startsWith(`${each}/`))
  if (!name || typeOnly || packages[name].for.includes(from)) return undefined
  return `${from} may not import ${name}. ${packages[name].why} ${table}`
}

/** Said of whatever is in src; what is built, and the settings of tools at the root, need no room. */
const noRoom = (path) => `${path} is in no room: move it into one, or give it one in scripts/lint/rooms.mjs.`
const isTest = (path) => /\.test\.tsx?$/.test(path)
const pathFromRoot = (path) => relative(root, path).split(sep).join('/')
