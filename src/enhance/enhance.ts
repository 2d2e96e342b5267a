/** The one small script of every page. Elements change attributes only in answer to a person, so they never race hydration. */
import { ArchiveFilter } from './archive-filter.ts'
import { ArticleFinder } from './article-finder.ts'
import { CheckedForm } from './checked-form.ts'
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

customElements.define('site-menu', SiteMenu)
customElements.define('archive-filter', ArchiveFilter)
customElements.define('article-finder', ArticleFinder)
customElements.define('checked-form', CheckedForm)
customElements.define('inbox-count', InboxCount)
customElements.define('lazy-island', LazyIsland)
customElements.define('pay-part', PayPart)
customElements.define('share-row', ShareRow)
customElements.define('sign-out', SignOut)
customElements.define('site-notice', SiteNotice)
customElements.define('tab-set', TabSet)
customElements.define('slide-show', SlideShow)

tellSpeed()
