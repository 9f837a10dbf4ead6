// What other modules may use of the registry of persons: one answer for its report, each reading of which is written down.
export { abrirLaudoProcob, type LaudoProcob } from './abrir-laudo-procob.ts'
