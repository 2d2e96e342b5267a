/** What went wrong with a panel as a whole, read out as soon as it is there; nothing for no words. */
export function PanelTrouble({ words }: { words: string }) {
  if (!words) return null
  return (
    <p className="ed-err" role="alert">
      {words}
    </p>
  )
}
