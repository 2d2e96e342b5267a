import { readPicture, writePicture, type Focus } from '../../fields/picture-value.ts'
import { FieldFrame, describedBy } from './field-frame.tsx'

const shows = {
  label: 'What it shows',
  hint: 'Read out to people who cannot see it. Left empty, it only decorates and is passed over.',
}
const face = { label: 'Where the face is', hint: 'Or whatever must stay in sight where the picture is cut.' }

const places: Record<Focus | '', string> = {
  '': 'Where the page has it',
  'top-left': 'At the top, left',
  top: 'At the top',
  'top-right': 'At the top, right',
  left: 'At the left',
  right: 'At the right',
  'bottom-left': 'At the bottom, left',
  bottom: 'At the bottom',
  'bottom-right': 'At the bottom, right',
}

/** What is said of a picture beside its address: for those who do not see it, and for every shape it is cut to. */
export function PictureWords({ id, value, onChange }: { id: string; value: string; onChange(value: string): void }) {
  const picture = readPicture(value)
  if (picture.path === '') return null
  // Drawn scenes are drawn for each shape, and nothing of them is cut.
  const isCut = picture.path.startsWith('/media/')
  // A section with several pictures has these fields several times: which picture they are about is heard with them.
  const ofPicture = (name: string, hint: string) => {
    const said = describedBy(`${id}-${name}`, { hint })
    return { ...said, 'aria-describedby': `${id}-label ${said['aria-describedby']}` }
  }
  return (
    <div className="ed-picture-words">
      <FieldFrame id={`${id}-alt`} label={shows.label} hint={shows.hint}>
        <input
          id={`${id}-alt`}
          type="text"
          value={picture.alt}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => onChange(writePicture({ ...picture, alt: event.currentTarget.value }))}
          {...ofPicture('alt', shows.hint)}
        />
      </FieldFrame>
      {isCut && (
        <FieldFrame id={`${id}-focus`} label={face.label} hint={face.hint}>
          <select
            id={`${id}-focus`}
            value={picture.focus ?? ''}
            onChange={(event) =>
              onChange(writePicture({ ...picture, focus: (event.currentTarget.value || undefined) as Focus | undefined }))
            }
            {...ofPicture('focus', face.hint)}
          >
            {Object.entries(places).map(([place, words]) => (
              <option key={place} value={place}>
                {words}
              </option>
            ))}
          </select>
        </FieldFrame>
      )}
    </div>
  )
}

/** What is said of a picture, in a line for history and choices. */
export function saidOf(value: string): string {
  const { path, alt, focus } = readPicture(value)
  if (path === '') return 'No picture'
  return [alt || 'Decoration', ...(focus ? [`kept in sight ${places[focus].toLowerCase()}`] : [])].join(', ')
}
