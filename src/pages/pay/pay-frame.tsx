import type { payDialogs } from '../../content/pay/pay-dialogs.ts'
import type { ContentOf } from '../../content/section.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import '../../ui/styles/pay-form.css'

/** Where the payment company's form stands once the script has brought it, what is shown meanwhile, and what went wrong with it. */
export function PayFrame({ texts: c }: { texts: ContentOf<typeof payDialogs> }) {
  const words = useWords().pay.frame
  return (
    <>
      <div className="pay-frame">
        <p className="pay-frame-bar">
          <Icon name="lock" />
          {words.bar}
        </p>
        <output className="pay-wait" data-wait="">
          <span>
            <b>{c.waitTitle}</b>
            <span className="small">{c.waitNote}</span>
          </span>
          <span className="pay-wait-bar" />
        </output>
        <div data-frame={words.title} />
      </div>
      <PaySaid />
      {c.cardNote && (
        <p className="fine pay-lock">
          <Icon name="lock" />
          {c.cardNote}
        </p>
      )}
    </>
  )
}

/** A failure: in sight for five seconds, and below it for good. */
export function PaySaid() {
  const words = useWords().pay.frame
  return (
    <>
      <p className="problem pay-said" role="alert" />
      <div className="pay-log" hidden>
        <b>{words.log}</b>
        <ol />
      </div>
    </>
  )
}
