/** The folder of banners in the public storage; in it one of each house. */
export const PASTA_DOS_BANNERS = 'banners'
