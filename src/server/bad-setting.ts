/** Thrown at the start with one clear sentence for whoever can mend it. */
export class BadSetting extends Error {}
