import type { RouterContextProvider } from 'react-router'
import { siteContext, type Site } from '../site.ts'

/** The parts of the site that are there for some people only. */
type PartForSome = { [Name in keyof Site]: null extends Site[Name] ? Name : never }[keyof Site]

/** A part of the site for a page of its own: to those it is not for, the page is not there. */
export function requirePart<Name extends PartForSome>(context: Readonly<RouterContextProvider>, name: Name): NonNullable<Site[Name]> {
  const part = context.get(siteContext)[name]
  if (part === null || part === undefined) throw new Response(null, { status: 404 })
  return part
}
