/** Addresses of the calls of articles; the source says blog, main topic for a topic, and topic for a tag. */

export const listBlogs = { method: 'GET', path: '/api/blog/list' } as const
export const publicBlogs = { method: 'GET', path: '/api/blog/public' } as const
export const blogsByTopic = { method: 'GET', path: '/api/blog/byTopic/:topic' } as const
export const searchPublishedBlogs = { method: 'GET', path: '/api/blog/published/search' } as const
export const publishedBlog = { method: 'GET', path: '/api/blog/published/:id' } as const
export const searchAllBlogs = { method: 'GET', path: '/api/blog/all/search' } as const
export const blogById = { method: 'GET', path: '/api/blog/byId/:id' } as const
export const createBlog = { method: 'POST', path: '/api/blog/create' } as const
export const changeBlogStatus = { method: 'PATCH', path: '/api/blog/change-status/:id' } as const
export const saveTag = { method: 'POST', path: '/api/blog/topic' } as const
export const listTags = { method: 'GET', path: '/api/blog/topic' } as const
export const saveMainTopic = { method: 'POST', path: '/api/blog/main_topic' } as const
export const listMainTopics = { method: 'GET', path: '/api/blog/main_topic' } as const
export const saveBlogSetting = { method: 'POST', path: '/api/blog/setting' } as const
export const getBlogSetting = { method: 'GET', path: '/api/blog/setting' } as const

/** Ours, for the desk and the editor. */
export const articleDesk = { method: 'GET', path: '/api/blog/desk' } as const
export const articleChoices = { method: 'GET', path: '/api/blog/choices' } as const
export const scheduleArticle = { method: 'POST', path: '/api/blog/schedule' } as const
export const unscheduleArticle = { method: 'POST', path: '/api/blog/unschedule' } as const
export const duplicateArticle = { method: 'POST', path: '/api/blog/duplicate' } as const
export const bulkArticles = { method: 'POST', path: '/api/blog/bulk' } as const
export const makePreviewLink = { method: 'POST', path: '/api/blog/preview-link' } as const
export const revokePreviewLink = { method: 'POST', path: '/api/blog/preview-link/revoke' } as const
