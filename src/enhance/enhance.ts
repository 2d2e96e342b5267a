/** The one small script of every page. Elements change attributes only in answer to a person, so they never race hydration. */
import { ArchiveFilter } from './archive-filter.ts'
import { ArticleFinder } from './article-finder.ts'
import { CheckedForm } from './checked-form.ts'
import { defineElements } from './define-elements.ts'
import { InboxCount } from './inbox-count.ts'
import { LazyIsland } from './lazy-island.ts'
import { addressOfOldHash } from './old-address.ts'
import { PayPart } from './pay-part.ts'
import { listenForSearch } from './search-key.ts'
import { ShareRow } from './share-row.ts'
import { SignOut } from './sign-out.ts'
import { SiteMenu } from './site-menu.ts'
import { SlideShow } from './slide-show.ts'
import { SiteNotice } from './site-notice.ts'
import { TabSet } from './tab-set.ts'
import { tellSpeed } from './tell-speed.ts'

const moved = addressOfOldHash(location.hash)
if (moved) location.replace(moved)

listenForSearch()

defineElements({
  'site-menu': SiteMenu,
  'archive-filter': ArchiveFilter,
  'article-finder': ArticleFinder,
  'checked-form': CheckedForm,
  'inbox-count': InboxCount,
  'lazy-island': LazyIsland,
  'pay-part': PayPart,
  'share-row': ShareRow,
  'sign-out': SignOut,
  'site-notice': SiteNotice,
  'tab-set': TabSet,
  'slide-show': SlideShow,
})

tellSpeed()
