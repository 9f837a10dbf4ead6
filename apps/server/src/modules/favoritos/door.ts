// What other modules may call of the favourites.
export { esquecerFavoritos, trazerFavoritos } from './favoritos.sql.ts'
