import { address } from '../../routes.ts'
import type { Entry } from './menus.ts'
import { Picture } from './picture.tsx'
import { useShell } from './shell-data.ts'

/** A menu entry with its emblem and a line about it. */
export function EntryCard({ entry: { to, label, note, picture } }: { entry: Entry }) {
  const { path } = useShell()
  return (
    <a className="entry-card" href={address[to]} aria-current={address[to] === path ? 'page' : undefined}>
      {picture && <Picture of={picture} sizes="56px" />}
      <span>
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
    </a>
  )
}
