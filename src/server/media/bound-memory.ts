/**
 * No module of WebAssembly in this process takes more than so many bytes: V8's limits do not bound that, so it is bounded where a
 * module asks for more, 64 KB a page.
 */
export function boundMemory(bytes: number, what: string): void {
  const mostPages = bytes / 65_536
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, by: number) {
    if (this.buffer.byteLength / 65_536 + by > mostPages) throw new RangeError(`this ${what} takes too much memory`)
    return grow.call(this, by)
  }
}
