import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

/** The elements of src/enhance as React sees them: plain boxes that mean nothing until the small script arrives. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-menu': Plain
      'archive-filter': Plain
      'article-finder': Plain
      'share-row': Plain
      'site-notice': Plain & { 'data-id': number }
      'checked-form': Plain
      'outside-analytics': Plain & { 'data-kind': string; 'data-address': string; 'data-site': string }
      'sign-out': Plain
      'inbox-count': Plain
      'tab-set': Plain
      'slide-show': Plain
      'agent-finder': Plain
      'nearest-agent': Plain & { src: string; for: string; 'data-near': string; 'data-mile': string }
      'agent-map': Plain
      'place-box': Plain
      'search-box': Plain & { src: string }
      'key-switch': Plain
      'sent-form': Plain
      'agent-box': Plain
      'form-dialog': Plain
      'order-item': Plain
      'order-cart': Plain
      'pay-part': Plain & { src: string }
      'payment-page': Plain
      'lazy-island': Plain & { src: string }
    }
  }
}
