// The services of one process: made in one place (processes/montar-servicos.ts), handed to handlers, jobs and rooms.
import type { Logger } from 'pino'
import type { AcessosRevogados } from './auth/acessos-revogados.ts'
import type { Bloqueios } from './auth/bloqueios.ts'
import type { Tokens } from './auth/token-de-acesso.ts'
import type { Correio } from './avisos/avisar.ts'
import type { Config } from './config.ts'
import type { BancoDeDados } from './database/database.ts'
import type { Replicas } from './database/replicas.ts'
import type { Externo } from './externo/externo.ts'
import type { Areas } from './files/armazenamento.ts'
import type { Barramento } from './bus/barramento.ts'
import type { BuscaDoProcesso } from '../engines/busca/port.ts'
import type { Lances } from '../engines/lances/port.ts'
import type { Midia } from '../engines/midia/port.ts'
import type { Publicador, TempoReal } from '../engines/salas/port.ts'
import type { Hotsites } from './tenant/hotsites.ts'

export interface Servicos {
  readonly config: Config
  readonly log: Logger
  readonly banco: BancoDeDados
  /** copies of the database that answer visitors; absent: the primary answers everyone */
  readonly replicas?: Replicas | null
  readonly hotsites: Hotsites
  readonly tokens: Tokens
  readonly acessos: AcessosRevogados
  /** who is kept out of what, in which house */
  readonly bloqueios: Bloqueios
  /** the live rooms; what changed on a lot is told to them by the publisher */
  readonly tempoReal: TempoReal
  readonly publicador: Publicador
  /** decides bids, moves lots, ends them on time */
  readonly lances: Lances
  /** finds lots */
  readonly busca: BuscaDoProcesso
  /** carries the broadcast, in a process of its own */
  readonly midia: Midia
  readonly barramento: Barramento
  /** tells people things; nothing else does */
  readonly correio: Correio
  /** ports to outside parties */
  readonly externo: Externo
  /** files that anyone may fetch (photos) and files behind signed addresses (documents, proofs) */
  readonly arquivos: Areas
  /** signs addresses of private files */
  readonly chaveDeArquivos: Buffer
  /** seals the addresses to which banks post notices of Pix */
  readonly chaveDoPix: Buffer
}
