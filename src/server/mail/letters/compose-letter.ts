import { wordsIn } from '../../../words/languages.ts'
import type { Written } from '../mail.ts'
import { html, printable } from './html.ts'
import type { Part } from './letter-parts.ts'
import { colorsOf, type LetterTenant } from './letter-tenant.ts'

type Needs = {
  tenant: LetterTenant
  subject: string
  /** What lists of mails show beside the subject. */
  preview: string
  parts: readonly Part[]
}

/** A letter in the site's own look: one column of 600 px that gives way on telephones, readable in the dark, with nothing to load. */
export function composeLetter({ tenant, subject, preview, parts }: Needs): Written {
  const c = colorsOf(tenant)
  const { footer } = wordsIn(tenant.language).mail
  const reach = footer.reach(tenant.phones.support, tenant.supportHours)
  const { markup } = html`<!doctype html>
    <html lang="${tenant.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          @media (prefers-color-scheme: dark) {
            .ground {
              background: #101814 !important;
            }
            .sheet {
              background: #18221d !important;
              color: #e6e9e4 !important;
            }
            .ink {
              color: #f4f2ec !important;
            }
            .quiet {
              color: #b9c2bb !important;
            }
            .line {
              border-color: #38453e !important;
            }
          }
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background:${c.paper}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${c.paper}">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;border-collapse:separate">
                <tr>
                  <td
                    style="padding:20px 24px;border-radius:8px 8px 0 0;background:${c.deep};color:${c['on-dark']};font-family:Georgia,'Times New Roman',serif"
                  >
                    <strong style="font-size:22px">${tenant.name}</strong><br /><span style="font-size:14px;color:${c['on-dark-2']}"
                      >${tenant.tagLine}</span
                    >
                  </td>
                </tr>
                <tr>
                  <td
                    class="sheet"
                    style="padding:32px 24px 16px;border-radius:0 0 8px 8px;background:${c.white};color:${c.ink};font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere"
                  >
                    ${parts.map((part) => html`${part.html} `)}
                  </td>
                </tr>
                <tr>
                  <td
                    class="quiet"
                    style="padding:16px 24px;font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:14px;line-height:1.5;color:${c['ink-2']}"
                  >
                    ${tenant.name}<br />${reach}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `
  const text = [...parts.map((part) => part.text), `-- \n${tenant.name}\n${reach}`].join('\n\n')
  // The indents of this file are of no use to anybody.
  return { subject, html: markup.replaceAll(/\n\s+/g, '\n'), text: printable(`${text}\n`) }
}
