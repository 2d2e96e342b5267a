import type { RefObject } from 'react'

type Props = {
  of: RefObject<HTMLInputElement | null>
  label: string
  /** Types the browser offers to choose. */
  accept: string
  multiple?: boolean
  className?: string
  onChosen(files: readonly File[]): void
}

/** The browser's own chooser of files, which a button opens by clicking `of`. The same file can be chosen again. */
export function FileChooser({ of, label, accept, multiple, className, onChosen }: Props) {
  return (
    <input
      type="file"
      className={className}
      ref={of}
      accept={accept}
      multiple={multiple}
      aria-label={label}
      tabIndex={-1}
      onChange={(event) => {
        onChosen([...(event.currentTarget.files ?? [])])
        event.currentTarget.value = ''
      }}
    />
  )
}
