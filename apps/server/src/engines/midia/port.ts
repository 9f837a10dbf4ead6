// The broadcast as the product knows it: tokens, orders to the media process and what it saw. No picture passes through the
// program itself.
export type { DonoDoPasse, PasseDaMidia } from './passe.ts'
export type { Numeros, Ocorrencia, Ordem, Qualidade } from './protocolo.ts'
export type { Midia, ProcessoDaMidia } from './midia.ts'
export { type Medida, medirGravacao, NOME_DA_GRAVACAO, nomesGravados } from './arquivo-da-gravacao.ts'
export { enderecoPrivado, REDE_INTERNA } from './redes-privadas.ts'
export { lerTrecho } from './trecho.ts'
