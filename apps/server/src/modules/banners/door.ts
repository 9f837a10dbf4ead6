// What other modules may call of the banners: those that are on air.
export { bannersNoAr, type BannerNoAr } from './banners.sql.ts'
export { enderecoDoBanner } from './banners-da-pagina.ts'
