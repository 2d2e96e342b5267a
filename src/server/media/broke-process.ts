/** Thrown when a file broke the process that read it, or kept it longer or larger than is allowed. */
export class BrokeProcess extends Error {}
