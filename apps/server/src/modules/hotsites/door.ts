// What other modules may ask of a hotsite's site.
export { paginaDesligada } from './publico-hotsite.sql.ts'
export { usarContaNosBoletos } from './conta-dos-boletos.sql.ts'
