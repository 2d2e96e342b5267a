/** Where the insurance site begins; a file by itself, since a small script that imports routes.ts would carry all of it. */
export const insurancePath = '/360'
