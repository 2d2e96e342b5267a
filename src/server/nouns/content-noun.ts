import type { Warn } from '../http/warn.ts'
import { agentList } from '../../content/find-an-agent/agent-list.ts'
import { formEmailsName } from '../../content/form-emails.ts'
import { formQuestionsName } from '../../content/form-questions.ts'
import { footerNavigation } from '../../content/footer/footer-navigation.ts'
import { siteNotice } from '../../content/notice/site-notice.ts'
import { pageDetailsAt } from '../../content/page-details/page-details-sections.ts'
import { sections } from '../../content/sections.ts'
import { noticeAt } from '../../nouns/notice/notice.ts'
import type { ContentForPages } from '../../pages/site/site-content.ts'
import { answerAddNew } from '../api/cms/add-new.ts'
import { answerFormEmails } from '../api/cms/form-emails.ts'
import { answerFormFields } from '../api/cms/form-fields.ts'
import { answerGetPageContentList } from '../api/cms/get-page-content-list.ts'
import { answerGetSectionHistory } from '../api/cms/get-section-history.ts'
import { createContentSnapshots } from '../content/content-snapshot.ts'
import { createContentStore, type SectionView } from '../content/content-store.ts'
import type { OnSectionSaved } from '../content/section-rows.ts'
import type { ContentVersion } from '../content/content-version.ts'
import { presentStored } from '../content/present-stored.ts'
import { createSectionLists } from '../content/section-lists.ts'
import { listReadable } from '../content/readable-sections.ts'
import { withoutPapers } from '../content/without-papers.ts'
import { contentIn } from '../content/content-in.ts'
import { unstored } from '../content/stored-content.ts'
import type { Db } from '../db/database.ts'
import type { TenantSettings } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = {
  db: Db
  versions: ContentVersion
  now: () => Date
  warn: Warn
  views: readonly SectionView[]
  /** Each hears of a save in its transaction, in this order. */
  onSaved: readonly OnSectionSaved[]
}

/** The sections of the pages: their calls, and what pages show of them. */
export function createContentNoun(needs: Needs) {
  const content = createContentStore(needs)
  const readSnapshot = createContentSnapshots(content, needs.versions, onPages)
  const noun: Noun<ContentForPages> = {
    calls: [
      answerGetPageContentList({ content }),
      answerAddNew({ content }),
      answerGetSectionHistory({ content }),
      ...answerFormFields(createSectionLists(content, formQuestionsName)),
      ...answerFormEmails(createSectionLists(content, formEmailsName)),
    ],
    forPages: ({ tenant, person, mayEdit, path, room }) => ({
      async sections(wanted) {
        await room?.()
        const stored = await readSnapshot(tenant.client)
        return Object.fromEntries(
          listReadable(wanted, { signedIn: person !== undefined, mayEdit }).map((section) => {
            const found = stored.get(section.key) ?? unstored(section)
            return [section.key, presentStored(person ? found : withoutPapers(section, found), mayEdit)]
          }),
        )
      },
      async maintenance() {
        const stored = await readSnapshot(tenant.client)
        const { navList } = contentIn(stored, footerNavigation)
        return navList.maintenance.maintenanceStatus.value
      },
      async notice() {
        const { notice, revision } = await readNotice(tenant)
        const { kind, text, linkLabel, link } = notice
        return noticeAt(notice, needs.now(), tenant.timeZone).shown ? { id: revision, kind, text, linkLabel, link } : null
      },
      async pageDetails() {
        const section = pageDetailsAt(path)
        return section ? contentIn(await readSnapshot(tenant.client), section) : null
      },
      changesAt: async () => noticeAt((await readNotice(tenant)).notice, needs.now(), tenant.timeZone).changesAt,
    }),
  }

  async function readNotice({ client }: TenantSettings) {
    const stored = await readSnapshot(client)
    return { notice: contentIn(stored, siteNotice), revision: stored.get(siteNotice.key)?.revision ?? 0 }
  }

  return { ...noun, store: content, readSnapshot }
}

/** Pages ask for the agents they show; the directory as a whole is no part of any page. */
const onPages = sections.filter((section) => section !== agentList)
