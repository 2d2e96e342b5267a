import { autoPremierBenefits } from '../../content/auto/auto-premier-benefits.ts'
import { autoPremier } from '../../content/auto/auto-premier.ts'
import { Band } from '../parts/band.tsx'
import { Ledger } from '../parts/ledger.tsx'
import { Picture } from '../shell/picture.tsx'
import { Section } from '../shell/section.tsx'
import './premier-auto.css'

/** One line on the policy, told as a ledger: sums first. */
export function PremierAuto() {
  return (
    <Band ground="sage" className="premier" labelledBy="premier-title">
      <Section of={autoPremier}>
        {({ title, subTitle1, description, image }) => (
          <div>
            <h2 id="premier-title">{title}</h2>
            <p className="lead">{subTitle1}</p>
            <p className="small">{description}</p>
            {image && (
              <div className="premier-print">
                <Picture of={image} sizes="460px" />
              </div>
            )}
          </div>
        )}
      </Section>
      <Section of={autoPremierBenefits}>{({ items }) => <Ledger rows={items} />}</Section>
    </Band>
  )
}
