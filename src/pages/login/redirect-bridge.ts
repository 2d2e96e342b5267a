import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge'
import { answeredChannel } from './answered-channel.ts'

// The whole script of /auth/redirect: hands the provider's answer to the page that opened this window, and closes it.
// Built by itself, since MSAL's bridge takes over the address of whatever page it runs in.
const channel = new BroadcastChannel(answeredChannel)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin
channel.postMessage('answered')
channel.close()

broadcastResponseToMainFrame().catch(() => {
  const status = document.querySelector('[role=status]')
  if (status) status.textContent = 'There is no sign-in to finish here. Please close this window and press the sign-in button again.'
})
