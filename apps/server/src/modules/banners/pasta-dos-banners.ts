/** Where a hotsite's banners lie in the public storage. */
export const pastaDosBanners = (hotId: number): string => `banners/${hotId}`
