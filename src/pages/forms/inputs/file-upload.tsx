import '../../../ui/styles/file-input.css'
import { fileTypes } from '../../../nouns/forms/file-limits.ts'
import { sizeWords } from '../../../nouns/forms/size-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { FormInput, InputProps } from '../form-input.ts'

export const fileUpload: FormInput = { naming: 'label', Input: Files }

/** A file that was taken in before stays with its box ticked. Where scripts are, each file is sent as it is chosen and listed here. */
function Files({ question, id, held, told }: InputProps) {
  const words = useWords().forms.inputs
  return (
    <div className="files">
      {held.map(({ id: file, name, bytes }) => (
        <label key={file} className="file-held">
          <input type="checkbox" name={question.id} value={file} defaultChecked />
          <span>{words.keptFile(name, sizeWords(bytes))}</span>
        </label>
      ))}
      <ul className="file-list" data-files={question.id} hidden />
      <div className="file-add">
        <Icon name="plus" />
        <span className="scripted" aria-hidden="true">
          {words.addFile}
        </span>
        <input className="file-input" type="file" id={id} name={question.id} multiple accept={fileTypes.join(',')} {...told} />
      </div>
    </div>
  )
}
