/** How much a list answers at once: the contracts say it, the server keeps to it, pages count by it. */
export const agentsPerPage = 10
export const revisionsPerPage = 50
export const casesPerPage = 25
export const picturesPerPage = 60
export const articlesPerPage = 6
export const articlesOnDesk = 10
/** What the source asks of a search at once, and the most any list of articles answers. */
export const mostArticles = 100
