// What other modules may call of the live room.
//
// - `quemNaSala` says who a person is in the room of an auction, and what he may see there.
// - After a commit that changed what the room counts, `anunciarSala`.
// - A lot for readers goes through `lerLotesNoPregao`: it alone decides who sees the reserve.
export { anunciarCliente } from './anunciar-cliente.ts'
export { anunciarSala } from './anunciar-sala.ts'
export { contarParada, type Parada, pararLeiloes, retomarLeiloes } from './parar-leiloes.ts'
export { calendarioDoLugar } from './dia-do-leilao.sql.ts'
export { lerEstadoDaSala } from './estado-da-sala.sql.ts'
export { condicionalDaLinha, lerLotesNoPregao, type LinhaDeCondicional } from './lotes-da-sala.sql.ts'
export { atoresNaSala, type LeilaoDaPessoa, quemNaSala } from './quem-na-sala.sql.ts'
export { lerLeilaoDaSala } from './sala-do-leilao.sql.ts'
