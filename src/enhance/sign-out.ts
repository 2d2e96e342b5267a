/** Logging out also clears what this browser kept to show who is signed in. */
export class SignOut extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', () => {
      for (const key of ['userInfo', 'az']) localStorage.removeItem(key)
    })
  }
}
