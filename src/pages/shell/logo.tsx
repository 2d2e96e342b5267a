import { LogoMark } from '../../ui/logo-mark.tsx'
import { useShell } from './shell-data.ts'
import './logo.css'

/** The tenant's mark, name and tag line; an area puts its own name in place of that line. */
export function Logo({ to, line }: { to: string; line?: string }) {
  const { tenant } = useShell()
  return (
    <a className="logo" href={to}>
      <LogoMark />
      <span>
        <b>{tenant.name}</b> <small>{line ?? tenant.tagLine}</small>
      </span>
    </a>
  )
}
