import { Icon } from '../../ui/icon.tsx'
import { ContentLink } from '../shell/content-link.tsx'
import { Picture } from '../shell/picture.tsx'
import type { Product } from './product-row.tsx'

/** The products that have no poster. */
export function ProductList({ products }: { products: Product[] }) {
  return (
    <ul className="product-list">
      {products.map(({ id, title, iconName, action, description }) => (
        <li key={id}>
          <ContentLink to={action}>
            <Picture of={iconName} sizes="72px" />
            <span>
              <b>{title}</b>
              {description && <small>{description}</small>}
            </span>
            <Icon name="arrow" />
          </ContentLink>
        </li>
      ))}
    </ul>
  )
}
