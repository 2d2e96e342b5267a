import pg from 'pg'

/** A fresh database on the server of DATABASE_URL for this campaign alone; none when the embedded one is to be used. */
export async function openCampaignDatabase(server = process.env.DATABASE_URL): Promise<{ url: string | undefined; drop(): Promise<void> }> {
  if (!server) return { url: undefined, drop: async () => {} }
  const name = `shelterbelt_campaign_${process.pid}_${Date.now().toString(36)}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
