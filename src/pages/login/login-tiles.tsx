import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../shell/picture.tsx'
import './login-tiles.css'

const words = {
  title: 'Here for something else?',
  farm: { title: 'Farm & Ranch', note: 'Barns, balers, bulls' },
  auto: { title: 'Auto', note: 'Pickups and family cars' },
  home: { title: 'Home', note: 'The house and what’s in it' },
  business: { title: 'Business', note: 'Shops, trades, offices' },
}

const tiles = [
  { to: address.farm, picture: '/art/e-farm', ...words.farm },
  { to: address.auto, picture: '/art/e-auto', ...words.auto },
  { to: address.homeowners, picture: '/art/e-home', ...words.home },
  { to: address.business, picture: '/art/e-business', ...words.business },
]

/** Four doors for whoever did not come to sign in. */
export function LoginTiles() {
  return (
    <section className="login-tiles" aria-labelledby="login-tiles-title">
      <div className="wrap">
        <h2 id="login-tiles-title">{words.title}</h2>
        <ul>
          {tiles.map(({ to, picture, title, note }) => (
            <li key={to}>
              <Picture of={picture} sizes="88px" />
              <div>
                <a href={to}>{title}</a>
                <small>{note}</small>
              </div>
              <Icon name="arrow" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
