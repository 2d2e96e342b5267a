/** Where the insurance site begins; a file by itself, since a small script that imports routes.ts would carry all of it. */
export const insurancePath = '/360'

/** What the source spells it by in menus, banners and links after a #; so it leads there at every insurer. */
export const sourcePrefix = '/mwfbi'
