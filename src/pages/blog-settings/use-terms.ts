import { useCallback, useEffect, useState } from 'react'
import { listMainTopics, listTags } from '../../calls/addresses.ts'
import type { MainTopicRow, TagRow } from '../../calls/articles/blog-shapes.ts'
import type * as calls from '../../calls/articles/topic-calls.ts'
import { useWords } from '../../words/use-words.ts'
import { askArticles, reasonOf } from './ask-articles.ts'

const everything = { filter: 'all' } as const

const listAll = {
  tags: async (): Promise<TagRow[]> => (await askArticles<typeof calls.listTags>(listTags, everything)).data,
  topics: async (): Promise<MainTopicRow[]> => (await askArticles<typeof calls.listMainTopics>(listMainTopics, everything)).data,
}

/** All tags. */
export const useTags = () => useTerms(listAll.tags)
/** All topics. */
export const useTopics = () => useTerms(listAll.topics)

/** Every tag or topic, switched off and deleted ones too; null until they are loaded. */
function useTerms<Row>(ask: () => Promise<Row[]>) {
  const words = useWords().blogSettings
  const [rows, setRows] = useState<Row[] | null>(null)
  const [failed, setFailed] = useState('')

  const load = useCallback(
    () =>
      ask().then(
        (found) => {
          setRows(found)
          setFailed('')
        },
        (error: unknown) => setFailed(reasonOf(error, words)),
      ),
    [ask, words],
  )
  useEffect(() => void load(), [load])

  return { rows, failed, load }
}
