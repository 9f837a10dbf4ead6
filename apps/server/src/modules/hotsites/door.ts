// What other modules may ask of a hotsite's site.
export { paginaDesligada } from './publico-hotsite.sql.ts'
export { usarContaNosBoletos } from './conta-dos-boletos.sql.ts'
export { daPlataforma, SO_PLATAFORMA } from './exigir-plataforma.ts'
export { porManutencao } from './manutencao-da-casa.sql.ts'
