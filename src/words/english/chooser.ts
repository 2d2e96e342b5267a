export const chooser = {
  searchDoor: { search: 'Search' },
}
