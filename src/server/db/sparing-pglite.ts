import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/**
 * PGlite whose parser of SQL stays with the code of V8's quick compiler. It is one function of 105 KB, soon called often enough to be handed to
 * the optimizing compiler, which took 600 MB and a second or more of a processor over it while the site opened.
 */
export class SparingPGlite extends PGlite {
  static async opened(options: PGliteOptions): Promise<SparingPGlite> {
    const pg = new SparingPGlite(options)
    await pg.waitReady
    return pg
  }

  /** What asks for the first SQL that a database is told as it opens. */
  override async _initArrayTypes(options?: { force?: boolean }) {
    await this.#callParser()
    return super._initArrayTypes(options)
  }

  /**
   * A function is compiled when it is first called, and counts its calls for the optimizing compiler only where the flag lets it at that moment.
   * So the parser is called, by a statement that needs hardly anything else, while none but the very first function may count.
   */
  async #callParser() {
    setFlagsFromString('--wasm-tier-up-filter=0')
    try {
      await this.exec(';')
    } finally {
      setFlagsFromString('--wasm-tier-up-filter=-1')
    }
  }
}
