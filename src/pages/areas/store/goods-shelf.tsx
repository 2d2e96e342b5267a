import { figureFirst } from '../../parts/figure-first.ts'
import { Picture } from '../../shell/picture.tsx'
import './goods-shelf.css'

type Goods = readonly { id: string; title: string; description: string; src: string }[]

/** What is for sale, one by one: "$24 Field cap" with its picture, and the price as the tag on it. */
export function GoodsShelf({ goods }: { goods: Goods }) {
  return (
    <ul className="goods">
      {goods.map(({ id, title, description, src }) => {
        const { figure, words } = figureFirst(title)
        return (
          <li key={id} className={src ? undefined : 'goods-bare'}>
            <Picture of={src} sizes="(width <= 1060px) 132px, 220px" />
            <div>
              <h3>
                {figure && <b className="goods-price num">{figure}</b>} <span>{words}</span>
              </h3>
              <p>{description}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
