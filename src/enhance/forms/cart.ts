export interface InCart {
  title: string
  quantity: number
}

const key = 'cart'
/** So many different things at most. */
export const mostInCart = 50

/** What is in the cart of this device; empty where it keeps nothing. */
export function readCart(): InCart[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept)
      ? (kept as InCart[]).filter(({ title, quantity }) => typeof title === 'string' && quantity > 0).slice(0, mostInCart)
      : []
  } catch {
    return []
  }
}

/** Keeps the cart on this device and tells the page of it. */
export function writeCart(cart: readonly InCart[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(cart.slice(0, mostInCart)))
  } catch {
    // A device that is full: the order is then written by hand.
  }
  dispatchEvent(new Event('cart'))
}
