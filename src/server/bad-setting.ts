/** Thrown at the start with one clear sentence for whoever can mend it. */
export class BadSetting extends Error {}

/** Thrown where another process has the data folder: a site that runs, most likely. */
export class FolderInUse extends BadSetting {}
