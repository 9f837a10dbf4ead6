// What other modules may call of the conditional sales: the consignor's answer to a bid, before the hammer and after it, what
// stands on the report of an auction, and who still waits for one.
export {
  condicionaisNoLaudo,
  laudoDoLeilao,
  laudosDevidos,
  marcarLaudo,
  marcarReenvioDoLaudo,
} from './lotes-do-laudo.sql.ts'
export { type Dita, responderPelaChave, responderPeloComitente } from './responder-pelo-comitente.ts'
export { devolverPrazosDasCondicionais, respondePor } from './condicionais.sql.ts'
