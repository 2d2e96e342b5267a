import { ContentLink } from '../shell/content-link.tsx'
import { Picture } from '../shell/picture.tsx'
import type { Product } from './product-row.tsx'

/** Posters in two columns of unequal heights: the first of one column and the last of the other are tall. */
export function ProductWall({ products }: { products: Product[] }) {
  const half = Math.ceil(products.length / 2)
  const columns = [products.slice(0, half), products.slice(half)].filter((column) => column.length > 0)
  return (
    <div className="wall">
      {columns.map((column) => (
        <ul key={column[0].id}>
          {column.map((product) => (
            <li key={product.id}>
              <Poster product={product} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

function Poster({ product: { title, iconName, action, description } }: { product: Product }) {
  return (
    <ContentLink to={action} className="poster">
      <Picture of={iconName} sizes="(width <= 760px) 44vw, (width <= 1060px) 46vw, 350px" />
      <span className="poster-plate">
        <b>{title}</b>
        {description && <small>{description}</small>}
      </span>
    </ContentLink>
  )
}
