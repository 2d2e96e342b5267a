import { useDeferredValue, useMemo } from 'react'
import type { Block } from '../../fields/rich-blocks.ts'
import { measuresOf } from '../../nouns/articles/body-measures.ts'
import { aimedLevel } from '../../nouns/articles/reading-level.ts'
import { minutesFor } from '../../nouns/articles/reading-time.ts'
import { counted } from '../words/moments.ts'

/** How long it is, and for whom: told a moment after the words, which come first. */
export function ArticleMeasures({ blocks }: { blocks: Block[] }) {
  const later = useDeferredValue(blocks)
  const { words, level } = useMemo(() => measuresOf(later), [later])
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
