import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { MailTransport, Message } from './mail-transport.ts'
import type { AccessTokens } from './access-tokens.ts'
import { outcomeOf } from './smtp-outcome.ts'

export interface SmtpServer {
  host: string
  port: number
  /** TLS from the first byte; otherwise it is begun as soon as the server offers it. */
  secure: boolean
  user?: string
  password?: string
}

export interface Signing {
  domain: string
  selector: string
  /** PEM. */
  privateKey: string
}

type Needs = {
  server: SmtpServer
  /** In place of the password. */
  tokens?: AccessTokens
  signing?: Signing
  timeouts?: Timeouts
}

/** Milliseconds: until a line is open with all that belongs to it, until the server greets, of silence, and of all together. */
export interface Timeouts {
  connect: number
  greeting: number
  silence: number
  whole: number
}

const usual: Timeouts = { connect: 20_000, greeting: 10_000, silence: 60_000, whole: 120_000 }

/** Sends by a mail server, one connection for each mail. */
export function createSmtpTransport({ server, tokens, signing, timeouts = usual }: Needs): MailTransport {
  async function send(message: Message, signal: AbortSignal) {
    // Until the server has said that it listens to the letter, it surely has none.
    const progress = { begun: false }
    try {
      const transporter = createTransport(await optionsOf())
      // Told by sendMail as well; without a listener it would end the process.
      transporter.on('error', () => {})
      transporter.use('stream', ({ message: made }, done) => {
        noteBegin(made, progress)
        done()
      })
      const within = AbortSignal.any([signal, AbortSignal.timeout(timeouts.whole)])
      const { response } = await transporter.sendMail({ ...fieldsOf(message), signal: within })
      return { end: 'sent' as const, said: response }
    } catch (error) {
      const outcome = outcomeOf(error, progress.begun)
      if (outcome.aboutUs) tokens?.forget()
      return outcome
    }
  }

  async function optionsOf() {
    const { host, port, secure, user, password } = server
    const auth = tokens
      ? { type: 'OAuth2' as const, user, accessToken: await tokens.current() }
      : user === undefined
        ? undefined
        : { user, pass: password ?? '' }
    return {
      host,
      port,
      secure,
      auth,
      // A password is never said in the open, save to this very machine.
      requireTLS: auth !== undefined && !secure && !isThisMachine(host),
      connectionTimeout: timeouts.connect,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.silence,
      dkim: signing && { domainName: signing.domain, keySelector: signing.selector, privateKey: signing.privateKey },
      disableFileAccess: true,
      disableUrlAccess: true,
    }
  }

  return { send }
}

const isThisMachine = (host: string) => ['localhost', '127.0.0.1', '::1'].includes(host)

/** Everything that would otherwise be made up anew for each try is given. */
function fieldsOf({ messageId, date, from, to, cc, replyTo, subject, html, text, automatic, envelope }: Message) {
  return {
    messageId: `<${messageId}>`,
    date,
    baseBoundary: messageId.replaceAll(/[^\w-]/g, '.'),
    xMailer: false as const,
    from,
    // A mail to those in blind copy alone is to the house itself; without any To it would be taken for spam.
    to: to.length + cc.length > 0 ? [...to] : [from],
    cc: [...cc],
    replyTo,
    subject,
    html,
    text,
    headers: automatic ? { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } : {},
    envelope,
  }
}

type Made = { createReadStream(): Readable }

/** The letter is piped when the server has answered DATA, and not before. */
function noteBegin(made: Made, progress: { begun: boolean }): void {
  const create = made.createReadStream.bind(made)
  made.createReadStream = () => {
    const letter = create()
    const pipe = letter.pipe.bind(letter)
    letter.pipe = (to, options) => {
      progress.begun = true
      return pipe(to, options)
    }
    return letter
  }
}
