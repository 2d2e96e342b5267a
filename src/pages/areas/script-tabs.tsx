import { linesOf } from '../parts/paragraphs.tsx'
import { TabSet } from '../parts/tab-set.tsx'
import { DownloadLink } from './download-link.tsx'
import type { Downloads } from './download-list.tsx'
import { AreaPart } from './area-part.tsx'
import '../../ui/styles/faces-light.css'
import './script-tabs.css'

/** Radio scripts on the page, ready to be read aloud; one at a time where the small script runs. */
export function ScriptTabs({ content: { title, text, items } }: { content: Downloads }) {
  return (
    <AreaPart title={title} text={text} intro="said">
      <div className="scripts">
        <TabSet
          name="script"
          label={title}
          tabs={items.map((item) => ({
            id: item.id,
            title: item.title,
            content: (
              <>
                <p className="scripts-about">
                  {item.note && <b className="num">{item.note}</b>} {item.description}
                </p>
                <div className="scripts-sheet">
                  {linesOf(item.script).map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
                <DownloadLink title={item.title} pdf={item.pdf} url={item.url} />
              </>
            ),
          }))}
        />
      </div>
    </AreaPart>
  )
}
