import { useDeferredValue, useMemo } from 'react'
import { htmlOf, type Block } from '../../fields/rich-blocks.ts'
import { plainWords } from '../../fields/rich-words.ts'
import { aimedLevel, readingLevel } from '../../nouns/articles/reading-level.ts'
import { countWords, minutesFor } from '../../nouns/articles/reading-time.ts'
import { counted } from '../words/moments.ts'

/** How long it is, and for whom: told a moment after the words, which come first. */
export function ArticleMeasures({ blocks }: { blocks: Block[] }) {
  const later = useDeferredValue(blocks)
  const { words, level } = useMemo(() => {
    const text = plainWords(htmlOf(later))
    return { words: countWords(text), level: readingLevel(text) }
  }, [later])
  return (
    <dl className="ed-measures">
      <div>
        <dt>Words</dt>
        <dd>{words.toLocaleString('en-US')}</dd>
      </div>
      <div>
        <dt>Reading time</dt>
        <dd>{words === 0 ? '…' : counted(minutesFor(words), 'minute')}</dd>
      </div>
      <div>
        <dt>Reading level</dt>
        <dd>
          {level === undefined ? (
            'Told from 40 words on'
          ) : (
            <>
              Grade {level.toFixed(1)}
              <small>
                {level <= aimedLevel
                  ? ' Easy to read for nearly everybody.'
                  : ` Aim for grade ${aimedLevel}: shorter sentences and shorter words help.`}
              </small>
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}
