import { expect, it } from 'vitest'
import { agentCard, cardFileName } from './agent-card.ts'

const dana = {
  title: 'Dana Marie Whitlock',
  email: 'dana@windbreak.example',
  phone: '(970) 555-0142',
  mobile: '',
  address: '118 Poplar Street, Suite 2',
  address2: '',
  city: 'Sterling',
  state: 'Colorado',
  zip: '80751',
  place: { lat: 40.6262, lng: -103.2081 },
  website2: '',
}

it('says who, how and where, in lines a phone can read', () => {
  expect(
    agentCard(dana, { name: 'Windbreak Mutual', language: 'en-US' }, 'https://windbreak.example/360/agent-details/1').split('\r\n'),
  ).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Dana Marie Whitlock',
    'N:Whitlock;Dana Marie;;;',
    'ORG:Windbreak Mutual',
    'TITLE:Insurance agent',
    'TEL;TYPE=WORK,VOICE:(970) 555-0142',
    'EMAIL;TYPE=INTERNET:dana@windbreak.example',
    'ADR;TYPE=WORK:;;118 Poplar Street\\, Suite 2;Sterling;Colorado;80751;USA',
    'GEO:40.6262;-103.2081',
    'URL:https://windbreak.example/360/agent-details/1',
    'END:VCARD',
    '',
  ])
})

it('lets nobody write a line of their own, and folds long ones', () => {
  const card = agentCard({ ...dana, title: 'A\r\nTEL:911', address: 'é'.repeat(60) }, { name: 'W', language: 'en-US' }, '/')
  expect(card).not.toMatch(/^TEL:911/m)
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

it('is a file named after its person', () => {
  expect(cardFileName('José Arellano')).toBe('jose-arellano.vcf')
  expect(cardFileName('"; rm')).toBe('rm.vcf')
  expect(cardFileName('李')).toBe('agent.vcf')
})
