import { autoEquipmentIntro } from '../../content/auto/auto-equipment-intro.ts'
import { autoEquipmentTypes } from '../../content/auto/auto-equipment-types.ts'
import { autoEquipment } from '../../content/auto/auto-equipment.ts'
import { Band } from '../parts/band.tsx'
import { Checklist } from '../parts/checklist.tsx'
import { PlatedPicture } from '../parts/plated-picture.tsx'
import { Section } from '../shell/section.tsx'
import './special-equipment.css'

/** What was bolted on later: the sum on its plate, then what counts. */
export function SpecialEquipment() {
  return (
    <Band className="equipment" labelledBy="equipment-title">
      <Section of={autoEquipment}>
        {({ title, subTitle1, description }) => (
          <div className="equipment-head">
            <PlatedPicture picture="/art/equip" line={subTitle1} />
            <div>
              <h2 id="equipment-title">{title}</h2>
              <p>{description}</p>
            </div>
          </div>
        )}
      </Section>
      <div className="equipment-kinds">
        <Section of={autoEquipmentIntro}>
          {({ title, description }) => (
            <div>
              <h3 id="equipment-kinds">{title}</h3>
              <p className="small">{description}</p>
            </div>
          )}
        </Section>
        <Section of={autoEquipmentTypes}>
          {({ items }) => <Checklist items={items.map(({ id, title }) => ({ id, words: title }))} labelledBy="equipment-kinds" />}
        </Section>
      </div>
    </Band>
  )
}
