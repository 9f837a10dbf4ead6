// The machinery of one process, made at start and handed to handlers, jobs and rooms.
import type { Logger } from 'pino'
import type { AcessosRevogados } from './auth/acessos-revogados.ts'
import type { Tokens } from './auth/token-de-acesso.ts'
import type { Config } from './config.ts'
import type { BancoDeDados } from './database/database.ts'
import type { Replicas } from './database/replicas.ts'
import type { Externo } from './externo/externo.ts'
import type { Areas } from './files/armazenamento.ts'
import type { Correio } from './mail/correio.ts'
import type { Barramento } from './bus/barramento.ts'
import type { TempoReal } from '../engines/salas/port.ts'
import type { Hotsites } from './tenant/hotsites.ts'

export interface Servicos {
  readonly config: Config
  readonly log: Logger
  readonly banco: BancoDeDados
  /** copies of the database that answer visitors; absent: the primary answers everybody */
  readonly replicas?: Replicas | null
  readonly hotsites: Hotsites
  readonly tokens: Tokens
  readonly acessos: AcessosRevogados
  readonly tempoReal: TempoReal
  readonly barramento: Barramento
  readonly correio: Correio
  /** ports to outside parties */
  readonly externo: Externo
  /** files that anyone may fetch (photos) and files behind signed addresses (documents, proofs) */
  readonly arquivos: Areas
  /** signs addresses of private files */
  readonly chaveDeArquivos: Buffer
}
