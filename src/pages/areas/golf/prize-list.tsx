import './prize-list.css'

/** Prizes in their order, each on a stub with the bites of a tear-off ticket: "1st The game weekend". */
export function PrizeList({ prizes }: { prizes: readonly { id: string; title: string; description: string }[] }) {
  return (
    <ol className="prize-list">
      {prizes.map(({ id, title, description }) => {
        const [, rank = '', name = title] = /^(\d+(?:st|nd|rd|th)) (.+)$/s.exec(title) ?? []
        return (
          <li key={id}>
            {rank && <span className="prize-rank">{rank}</span>}
            <div>
              <h3>{name}</h3>
              <p>{description}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
