export const otherServices = {
  page: {
    title: 'Other services',
    description: 'Crop and hail, flood, umbrella, travel, boats and campers, bonds, event cover and more, with one agent for all of it.',
  },
}
