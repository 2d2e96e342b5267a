import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { completedAddress } from '../../fields/link.ts'
import { describedBy } from '../inputs/field-frame.tsx'
import { useArticlesOfSite } from './articles-of-site.ts'
import { leadsTo, lookUpAddress, placesOn, type Leads } from './look-up-address.ts'
import { findPages, pageAt, type Target } from './pages-of-site.ts'

type Props = {
  id: string
  value: string
  said: Parameters<typeof describedBy>[1]
  onChange(address: string): void
}

/** How many pages are offered at once. */
const most = 8

/** An address, or words that find a page or an article by its name; what it leads to is said below. */
export function LinkBox({ id, value, said, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const places = usePlaces(open ? value : '')
  const articles = useArticlesOfSite(open ? value : '')
  const offered = open ? [...offeredFor(value, places), ...articles] : []
  const leads = useLeads(value)
  const active = offered[chosen]
  const told = useRef<HTMLParagraphElement>(null)

  // It comes below the box, once the site was asked.
  useEffect(() => {
    if (leads?.missing && document.activeElement?.id === id) told.current?.scrollIntoView({ block: 'nearest' })
  }, [id, leads?.missing])

  function take({ path }: Target) {
    onChange(path)
    setChosen(-1)
    // A page that was chosen offers its places; a place is the end of it.
    setOpen(!path.includes('#'))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const count = offeredFor(value, places).length + articles.length
      if (count > 0) setChosen((chosen + (event.key === 'ArrowDown' ? 1 : chosen < 0 ? 0 : -1) + count) % count)
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      take(active)
    }
    if (event.key === 'Escape' && open && offered.length > 0) {
      event.preventDefault()
      setOpen(false)
    }
  }

  return (
    <>
      <input
        type="text"
        inputMode="url"
        id={id}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={offered.length > 0}
        aria-controls={`${id}-pages`}
        aria-activedescendant={active ? `${id}-page-${chosen}` : undefined}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          setOpen(true)
          setChosen(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setOpen(false)
          const whole = completedAddress(value)
          if (whole !== value) onChange(whole)
        }}
        {...describedBy(id, { ...said, more: 'leads' })}
      />
      <OfferedTargets id={id} offered={offered} chosen={chosen} onTake={take} />
      <p className={leads?.missing ? 'ed-leads ed-missing' : 'ed-leads'} id={`${id}-leads`} ref={told}>
        {leads?.words}
      </p>
    </>
  )
}

type Offers = {
  /** Of the box. */
  id: string
  offered: readonly Target[]
  /** The place in them of the one that Enter takes; -1 for none. */
  chosen: number
  onTake(target: Target): void
}

/** The list below the box: as long as anything is offered it is in sight, and so is the one that is chosen. */
function OfferedTargets({ id, offered, chosen, onTake }: Offers) {
  const list = useRef<HTMLDivElement>(null)

  // It opens below the box, which may be at the very foot of the form.
  useEffect(() => {
    if (offered.length > 0) list.current?.scrollIntoView({ block: 'nearest' })
  }, [offered.length])

  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist shows addresses, people know names
    <div className="ed-pages" ref={list} id={`${id}-pages`} role="listbox" aria-label="Pages of this site" hidden={offered.length === 0}>
      {offered.map((target, index) => (
        <Offer key={target.path} id={`${id}-page-${index}`} target={target} chosen={index === chosen} onTake={() => onTake(target)} />
      ))}
    </div>
  )
}

type Offered = { id: string; target: Target; chosen: boolean; onTake(): void }

function Offer({ id, target: { name, path }, chosen, onTake }: Offered) {
  const keepFocus = (event: { preventDefault(): void }) => event.preventDefault()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role -- the box has the focus and the keys
    <div id={id} role="option" aria-selected={chosen} tabIndex={-1} onPointerDown={keepFocus} onClick={onTake}>
      <b>{name}</b>
      <small>{path}</small>
    </div>
  )
}

/** Pages by name and address while words are typed; the places of a page whose address is there. */
function offeredFor(value: string, places: readonly Target[]): Target[] {
  const [path, anchor] = value.split('#')
  if (/^[a-z]+:/i.test(value)) return []
  if (!pageAt(path)) return findPages(value).slice(0, most)
  const found = anchor ? findPages(anchor, places) : [...places]
  return found.some((each) => each.path === value) ? [] : found.slice(0, most)
}

function usePlaces(value: string): readonly Target[] {
  const [path] = value.split('#')
  const [read, setRead] = useState<{ path: string; places: readonly Target[] }>({ path: '', places: [] })
  useEffect(() => {
    let wanted = true
    if (pageAt(path))
      placesOn(path).then(
        (places) => wanted && setRead({ path, places }),
        () => {},
      )
    return () => {
      wanted = false
    }
  }, [path])
  return read.path === path ? read.places : []
}

/** What the address leads to: at once where that is known, else as soon as the site has answered. */
function useLeads(value: string): Leads | undefined {
  const [looked, setLooked] = useState<{ value: string; leads: Leads | undefined }>()
  const known = leadsTo(value)
  const asks = known === undefined && /^[/#?]/.test(value.trim())
  useEffect(() => {
    if (!asks) return
    let wanted = true
    // Whoever is still typing is not asked about every letter.
    const timer = setTimeout(() => {
      void lookUpAddress(value).then((leads) => wanted && setLooked({ value, leads }))
    }, 400)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [value, asks])
  return known ?? (looked?.value === value ? looked.leads : undefined)
}
