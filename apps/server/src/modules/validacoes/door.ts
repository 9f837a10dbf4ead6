// What other modules may call: to open a validation, to hold a bid that needs one, and to read those of an auction or lot.
export { abrirValidacao, type PedidoDeValidacao } from './abrir-validacao.ts'
export { avisarDivergencia } from './avisar-divergencia.ts'
export { anunciarValidacao } from './anunciar-validacao.ts'
export { apresentarValidacao } from './apresentar-validacao.ts'
export { anunciarResposta, responderPelaConsulta, type QuemValida } from './dar-resultado.ts'
export { segurarOferta } from './segurar-oferta.ts'
export { type LinhaDeValidacao, validacoesDoLeilao, validacoesDoLote } from './validacoes.sql.ts'
