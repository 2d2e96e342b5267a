import { LogoMark } from '../../ui/logo-mark.tsx'
import { useShell } from './shell-data.ts'
import './logo.css'

/** The tenant's mark, name and tag line. */
export function Logo({ to }: { to: string }) {
  const { tenant } = useShell()
  return (
    <a className="logo" href={to}>
      <LogoMark />
      <span>
        <b>{tenant.name}</b> <small>{tenant.tagLine}</small>
      </span>
    </a>
  )
}
