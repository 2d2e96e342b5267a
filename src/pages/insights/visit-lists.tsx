import type { InsightsReport } from '../../nouns/insights/report.ts'
import { useWords } from '../../words/use-words.ts'
import { LineList } from './line-list.tsx'
import { useNumbers } from './use-numbers.ts'
import { usePathNames } from './use-path-names.ts'

/** Where visitors come from, what they read, what they look for and with what. */
export function VisitLists({ report }: { report: InsightsReport }) {
  const words = useWords().insights
  const { number } = useNumbers()
  const nameOf = usePathNames(report.titles)
  return (
    <div className="insights-two">
      <LineList
        id="pages"
        heading={words.pages.heading}
        of={words.pages.of}
        counted={words.views}
        ofThem={words.pages.landings}
        lines={report.pages}
        none={words.none}
        nameOf={({ name }) => nameOf(name)}
        hrefOf={({ name }) => (/[:(]/.test(name) ? undefined : name)}
      />
      <LineList
        id="sources"
        heading={words.sources.heading}
        of={words.sources.of}
        counted={words.visits}
        lines={report.sources}
        none={words.none}
        nameOf={({ name }) => words.sources.names[name] ?? name}
      />
      <LineList
        id="nothing-found"
        heading={words.searches.nothing}
        of={words.searches.of}
        counted={words.searches.times}
        ofThem={words.searches.without}
        by="ofThem"
        lines={report.nothingFound}
        none={words.searches.none}
      >
        {report.searches.now > 0 && <p>{words.searches.how(number(report.withoutAnswer.now), number(report.searches.now))}</p>}
      </LineList>
      <LineList
        id="searches"
        heading={words.searches.top}
        of={words.searches.of}
        counted={words.searches.times}
        ofThem={words.searches.without}
        lines={report.topSearches}
        none={words.searches.none}
      />
      <LineList
        id="campaigns"
        heading={words.campaigns.heading}
        of={words.campaigns.of}
        counted={words.visits}
        lines={report.campaigns}
        none={words.campaigns.none}
      />
      <LineList
        id="devices"
        heading={words.devices.heading}
        of={words.devices.of}
        counted={words.views}
        ofThem={words.visits}
        lines={report.devices}
        none={words.none}
        nameOf={({ name }) => words.devices.names[name] ?? name}
      />
    </div>
  )
}
