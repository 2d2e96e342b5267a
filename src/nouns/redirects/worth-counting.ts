import { agentAddress } from '../../routes.ts'
import { isClosed } from './closed-addresses.ts'

/**
 * Whether it is worth knowing that a folded path was asked for in vain. Numbers as long as those of accounts and e-mails
 * elsewhere than at an agent's page may be somebody's; doors of other people's software are tried by robots all day, and
 * count only where a page links to them. What nobody may lead on, such as a file of an older build, is nothing to be told.
 */
export function isWorthCounting(path: string, isLinked: boolean): boolean {
  if (!path.isWellFormed() || /\p{Cc}/u.test(path) || /\d{7}|\d{3}[ .-]\d{2,3}[ .-]\d{4}/.test(path)) return false
  if (path.includes('@') && !path.startsWith(agentAddress(''))) return false
  if (isClosed(path)) return false
  return isLinked || !tried.test(path)
}

const tried =
  /\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|old|ini|ya?ml|zip|gz|tar|log|sh|exe|dll|key|pem)(?:$|\/)|\/(?:\.|wp-|wordpress|phpmyadmin|cgi-bin|vendor\/|xmlrpc|actuator|admin\b)/i
