import { usePageEditing, usePageSections, type ShellData } from './shell-data.ts'

/** What the editor starts from, as JSON beside its script. Rendered only for those who may edit. */
export function EditingData({ shell }: { shell: ShellData }) {
  const { client, timeZone, servedStates } = shell.tenant
  const data = {
    client,
    timeZone,
    servedStates,
    person: shell.person,
    signIn: shell.assets.signIn,
    sections: usePageSections(),
    ...usePageEditing(),
  }
  // A "<" in somebody's text must not end the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <>
      <script type="application/json" id="editing" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
      <script type="module" src={shell.assets.editor} />
    </>
  )
}
