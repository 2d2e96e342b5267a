import { readFileSync } from 'node:fs'
import { BadSetting } from '../bad-setting.ts'
import type { Settings } from '../settings.ts'
import { createAccessTokens, type AccessTokens, type OAuthClient } from './access-tokens.ts'
import type { MailSettings } from './create-mail.ts'
import { readAddress } from './read-address.ts'
import { longestName } from './return-address.ts'
import type { Signing, SmtpServer } from './smtp-transport.ts'

export type MailServices = MailSettings & { bounceSecret?: string }

/** Everything about mails that the settings say. Throws `BadSetting` when they cannot be used together. */
export async function mailOfSettings({ mail, publicUrl }: Pick<Settings, 'mail' | 'publicUrl'>, now: () => Date): Promise<MailServices> {
  const from = mail.from ?? (publicUrl ? `no-reply@${new URL(publicUrl).hostname}` : undefined)
  const rest = { bounce: bounceOf(mail.bounce), bounceSecret: bounceSecretOf(mail) }
  if (!mail.url) return { from: from ?? 'no-reply@localhost', ...rest }
  if (from === undefined || !readAddress(from))
    throw new BadSetting('The setting SMTP_URL needs MAIL_FROM, the address mails come from, such as MAIL_FROM=desk@example.com.')
  const server = readSmtpUrl(mail.url)
  // Loaded only where mails are sent.
  const { createSmtpTransport } = await import('./smtp-transport.ts')
  return { transport: createSmtpTransport({ server, tokens: tokensOf(mail, server, now), signing: signingOf(mail) }), from, ...rest }
}

type MailEnvironment = Settings['mail']

/** "smtps://user:password@mail.example.com:465"; characters that mean something in an address are escaped, %40 for @. */
export function readSmtpUrl(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const host = url?.hostname.replaceAll(/^\[|\]$/g, '')
  if (!url || !host || !/^smtps?:$/.test(url.protocol) || url.pathname.length > 1 || url.search || url.hash)
    throw new BadSetting('The setting SMTP_URL cannot be used: it must be like smtps://user:password@mail.example.com:465.')
  const secure = url.protocol === 'smtps:'
  const port = url.port ? Number(url.port) : secure ? 465 : 587
  if (!url.username) return { host, port, secure }
  return { host, port, secure, user: unescape(url.username), password: unescape(url.password) }
}

function unescape(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new BadSetting('The setting SMTP_URL cannot be used: a percent sign in its user or password is written %25.')
  }
}

function tokensOf({ oauth }: MailEnvironment, { user }: SmtpServer, now: () => Date): AccessTokens | undefined {
  if (!oauth.kind) return undefined
  if (!user)
    throw new BadSetting('The setting MAIL_OAUTH needs the mailbox as the user in SMTP_URL: smtp://desk%40example.com@smtp.example.com.')
  return createAccessTokens(clients[oauth.kind](oauth), now)
}

type OAuth = MailEnvironment['oauth']

const clients: Record<NonNullable<OAuth['kind']>, (oauth: OAuth) => OAuthClient> = { microsoft, google }

function microsoft({ url, tenant, clientId, clientSecret }: OAuth): OAuthClient {
  if (!(tenant && clientId && clientSecret))
    throw new BadSetting('The setting MAIL_OAUTH=microsoft needs MAIL_OAUTH_TENANT, MAIL_OAUTH_CLIENT_ID and MAIL_OAUTH_CLIENT_SECRET.')
  const own = `https://login.microsoftonline.com/${encodeURIComponent(tenant)}/oauth2/v2.0/token`
  return { url: url ?? own, clientId, clientSecret, scope: 'https://outlook.office365.com/.default' }
}

function google({ url, clientId, clientSecret, refreshToken }: OAuth): OAuthClient {
  if (!(clientId && clientSecret && refreshToken))
    throw new BadSetting('The setting MAIL_OAUTH=google needs MAIL_OAUTH_CLIENT_ID, MAIL_OAUTH_CLIENT_SECRET and MAIL_OAUTH_REFRESH_TOKEN.')
  return { url: url ?? 'https://oauth2.googleapis.com/token', clientId, clientSecret, refreshToken }
}

function signingOf({ dkim: { domain, selector, keyFile } }: MailEnvironment): Signing | undefined {
  if (!domain && !selector && !keyFile) return undefined
  if (!(domain && selector && keyFile))
    throw new BadSetting('The settings MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY_FILE are of use only together.')
  return { domain, selector, privateKey: readKey(keyFile) }
}

function readKey(file: string): string {
  try {
    const key = readFileSync(file, 'utf8')
    if (/-----BEGIN (?:RSA )?PRIVATE KEY-----/.test(key)) return key
  } catch {
    // Told in the same words.
  }
  throw new BadSetting(`The file ${file} holds no private key in PEM (setting MAIL_DKIM_KEY_FILE).`)
}

function bounceOf(address: string | undefined): string | undefined {
  if (address === undefined || (readAddress(address) && address.lastIndexOf('@') <= longestName)) return address
  throw new BadSetting(
    `The setting MAIL_BOUNCE cannot be used: it must be an address with at most ${longestName} characters before the @, such as bounce@example.com.`,
  )
}

const shortestSecret = 16

function bounceSecretOf({ bounce, bounceSecret }: MailEnvironment): string | undefined {
  if (bounceSecret === undefined) return undefined
  if (bounce === undefined) throw new BadSetting('The setting MAIL_BOUNCE_SECRET needs MAIL_BOUNCE, the address mails come back to.')
  if (bounceSecret.length >= shortestSecret) return bounceSecret
  throw new BadSetting(`The setting MAIL_BOUNCE_SECRET must have at least ${shortestSecret} characters.`)
}
