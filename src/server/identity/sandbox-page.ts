import { policyHash } from '../http/policy-hash.ts'
import { sandboxPeople } from './sandbox-people.ts'

// The popup is complete in itself: no file of ours, no font, no script, so that it works before anything is built. A person stands
// below their button where the letters, as large as somebody has them, leave no room beside it.
const style = `
*{box-sizing:border-box}
html{background:#143429;color:#1E2622;font:1rem/1.5 "Public Sans",system-ui,-apple-system,"Segoe UI",sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px}
main{width:100%;max-width:440px;background:#FBF8F2;border-radius:16px;padding:24px}
svg{display:block;width:48px;height:48px;margin-bottom:16px}
h1{font:650 1.75rem/1.15 Bitter,Georgia,"Times New Roman",serif;letter-spacing:-.01em;margin:0 0 8px}
p{margin:0;color:#4A524C}
ul{list-style:none;margin:24px 0 0;padding:0;display:grid;gap:8px}
li{display:flex;flex-wrap:wrap;align-items:center;gap:12px;padding:8px;border:1px solid #D9CFBC;border-radius:8px;background:#fff}
form{display:contents}
button{flex:1 0 8rem;min-height:44px;font:inherit;font-weight:600;color:#fff;background:#1F4D3F;border:0;border-radius:4px;cursor:pointer}
button:hover{background:#143429}
button:focus-visible{outline:3px solid #FFC72C;outline-offset:2px;box-shadow:0 0 0 2px #1E2622}
.who{flex:99 1 9rem;min-width:0;font-size:.875rem;line-height:1.4}.who b{display:block;font-size:1rem;color:#1E2622}
.note{margin-top:24px;padding-top:16px;border-top:1px solid #D9CFBC;font-size:.875rem}
`

const mark = `<svg viewBox="0 0 48 48" aria-hidden="true"><rect width="48" height="48" rx="8" fill="#143429"/><g transform="translate(4.8 4.4) scale(.8)"><circle cx="15" cy="19" r="8" fill="#E8B54A"/><path fill="#FBF8F2" d="M15.5 38.5C12.6 31 13.2 22 20.4 13.2 22.6 23 21.6 32 17.6 38.5ZM25 38.5C21.6 28.5 22.6 17 31.4 5.6 34 18 32.4 30 27.4 38.5ZM35.4 38.5C32.4 31 33 23 40 14.6 42.2 24 41.2 32.4 37.6 38.5Z"/><path d="M2 42.4C14 38.6 32 38.6 46 41.6" fill="none" stroke="#FBF8F2" stroke-width="3" stroke-linecap="round"/></g></svg>`

/** Sent with every page of the sandbox. */
export const sandboxHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; style-src ${policyHash(style)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The chooser: each sample person is one click away. `action` is where the choice is posted. */
export function chooserPage(action: string): string {
  const people = sandboxPeople.map(
    ({ id, label, name, note }) =>
      `<li><form method="post" action="${action}"><button name="person" value="${id}" aria-describedby="${id}">${label}</button></form><span class="who" id="${id}"><b>${name}</b>${note}</span></li>`,
  )
  return page(
    'Who would you like to be?',
    `<p>These are sample people of a sandbox, for trying the site. None of them is real, and no password is asked.</p><ul>${people.join('')}</ul>
<p class="note">A real site signs people in with its own accounts here.</p>`,
  )
}

/** Shown when a popup was left open too long, or was opened by hand. */
export const expiredPage = () =>
  page(
    'This sign-in has run out',
    '<p>Please close this window and press the sign-in button on the site again. If that does not help, the site was opened at an address that cannot be used for signing in.</p>',
  )

function page(heading: string, rest: string) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${heading} · Sandbox sign-in</title><style>${style}</style></head><body><main>${mark}<h1>${heading}</h1>${rest}</main></body></html>`
}
