// What other modules may call of the favourites.
export { esquecerFavoritos } from './favoritos.sql.ts'
