// What other modules may call of the conditional sales: the consignor's answer to a bid, before the hammer and after it.
export { type Dita, responderPeloComitente } from './responder-pelo-comitente.ts'
