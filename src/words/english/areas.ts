export const areas = {
  contactDesk: { hours: 'Hours', address: 'Address', email: 'E-mail' },
  downloadLink: { download: 'Download', open: 'Open', about: ': ', pdf: ' (PDF)' },
}
