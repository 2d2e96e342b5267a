import type { homeProducts } from '../../content/home/home-products.ts'
import type { ContentOf } from '../../content/section.ts'
import { ProductList } from './product-list.tsx'
import { ProductWall } from './product-wall.tsx'
import './product-row.css'

export type Product = ContentOf<typeof homeProducts>['productList'][number]

const posters = 4

/** The products: posters for the first four, a list for any others. */
export function ProductRow({ content: c }: { content: ContentOf<typeof homeProducts> }) {
  const others = c.productList.slice(posters)
  return (
    <section className="section products" id="products" aria-labelledby="products-title">
      <div className="wrap">
        <div className="products-words">
          <h2 id="products-title">{c.title}</h2>
          {c.subTitle && <p className="lead">{c.subTitle}</p>}
        </div>
        <ProductWall products={c.productList.slice(0, posters)} />
        {others.length > 0 && <ProductList products={others} />}
      </div>
    </section>
  )
}
