import { address } from '../../routes.ts'
import { usePage } from './use-page.ts'
import { HeaderSearch } from './header-search.tsx'
import { Logo } from './logo.tsx'
import { MainNav } from './main-nav.tsx'
import { menuOf } from './menus.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { useWords } from '../../words/use-words.ts'
import { useShell } from './shell-data.ts'
import { UtilityBar } from './utility-bar.tsx'
import './site-header.css'

/** Utility bar, logo and the menu of the area: in a row where there is room, behind one button where there is not. */
export function SiteHeader() {
  const { person } = useShell()
  const menu = menuOf(usePage().area, person !== null, useWords())
  return (
    <header className="site-header">
      <UtilityBar />
      <div className="masthead">
        <div className="wrap">
          <Logo to={address.home} line={menu.name} />
          <MainNav menu={menu} />
          <HeaderSearch />
          <PhoneMenu menu={menu} />
        </div>
      </div>
    </header>
  )
}
