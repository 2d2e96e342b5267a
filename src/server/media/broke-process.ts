/** Thrown when a file broke the process that read it, or kept it longer or larger than is allowed. */
export class BrokeProcess extends Error {}

/** Thrown when a process ended by itself, or from outside, which says nothing of the file. */
export class EndedProcess extends Error {}
