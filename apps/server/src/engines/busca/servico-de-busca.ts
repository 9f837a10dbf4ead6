// The lot search as the rest of the server knows it: ask, count, and say what changed.
//
// Questions go to the index; while it is loading, restarting or overrun, PostgreSQL answers with the same meaning.
// `hotId` and `visao` come from the host and the session, never from the request.
import { Ocupado } from '../../core/http/handle.ts'
import type {
  BuscaPossiveis,
  Filtro,
  PedidoDeBusca,
  PedidoDePossiveis,
} from '@martelo/contracts/lotes/busca.schemas.ts'
import type { Pool } from 'pg'
import { type Consulta, prepararConsulta, uidsDaLista, type Visao } from './consulta-de-busca.ts'
import type { Achados } from './indice.ts'
import { type MotorDeBusca, MotorIndisponivel } from './motor-de-busca.ts'
import { MotorIndice, type RegistroDaBusca } from './motor-indice.ts'
import { MotorPg } from './motor-pg.ts'
import { acertarProjecao, Refrescador } from './refrescar.ts'

export interface Quem {
  readonly hotId: number
  readonly visao: Visao
}

export interface Busca {
  /** Internal lot ids of one page, in order, and the total. */
  buscar(quem: Quem, pedido: PedidoDeBusca): Promise<Achados>
  /** What can still be chosen under these filters, with counts. */
  possiveis(quem: Quem, pedido: PedidoDePossiveis): Promise<BuscaPossiveis>
  /** To be called after the COMMIT of whatever changed these lots; resolves when searches of this process show it. */
  refrescar(lotIds: readonly number[]): Promise<void>
  /** Resolves when the index answers (questions are answered before that too). */
  aguardarIndice(): Promise<void>
  fechar(): Promise<void>
}

/** Neither engine can take one more question. */
export class BuscaOcupada extends Ocupado {
  constructor() {
    super('Há buscas demais ao mesmo tempo. Espere alguns segundos e tente de novo.', 5)
  }
}
/** While the index is away, bids and payments need the database more than searches do. */
const PERGUNTAS_AO_BANCO = 64

export interface OpcoesDaBusca {
  /** connections that see all hotsites (martelo.sistema) */
  readonly pool: Pool
  readonly url: string
  readonly log: RegistroDaBusca
  /** false: this process asks PostgreSQL only (a process that serves no pages) */
  readonly comIndice?: boolean
}

export function iniciarBusca({ pool, url, log, comIndice = true }: OpcoesDaBusca): Busca {
  const pg = new MotorPg(pool)
  const indice = comIndice ? new MotorIndice(new URL('./fonte-pg.ts', import.meta.url), { url }, log) : null
  const refrescador = new Refrescador(pool, (m) => indice?.aplicar(m) ?? Promise.resolve(), log)
  refrescador.iniciar()
  acertarProjecao(pool).catch((erro: unknown) =>
    log.warn(
      { err: erro },
      'the search projection was not put right at the start; the next change or start does it',
    ),
  )

  let noBanco = 0
  async function responder<T>(pergunta: (motor: MotorDeBusca) => Promise<T>): Promise<T> {
    if (indice !== null) {
      try {
        return await pergunta(indice)
      } catch (erro) {
        if (!(erro instanceof MotorIndisponivel)) throw erro
      }
    }
    if (noBanco >= PERGUNTAS_AO_BANCO) throw new BuscaOcupada()
    noBanco++
    try {
      return await pergunta(pg)
    } finally {
      noBanco--
    }
  }

  return {
    async buscar(quem, pedido) {
      const consulta = await preparar(pool, quem, pedido)
      return responder((motor) => motor.buscar(quem.hotId, consulta))
    },
    async possiveis(quem, pedido) {
      const consulta = await preparar(pool, quem, pedido)
      return responder((motor) => motor.possiveis(quem.hotId, consulta))
    },
    refrescar: (lotIds) => refrescador.pedir(lotIds),
    aguardarIndice: () => indice?.aguardar() ?? Promise.resolve(),
    async fechar() {
      await refrescador.fechar()
      await indice?.fechar()
    },
  }
}

/** Shapes the request; only a `lista` needs the database (public uids → ids). */
export async function preparar(
  pool: Pool,
  quem: Quem,
  pedido: { requisicoesBusca: readonly Filtro[] } & Partial<PedidoDeBusca>,
): Promise<Consulta> {
  const { lelUid, veiUid } = uidsDaLista(pedido.requisicoesBusca)
  if (lelUid.length + veiUid.length === 0) return prepararConsulta(pedido, quem.visao, () => [])
  const { rows } = await pool.query<{ lote_id: number; lel_uid: string; vei_uid: string }>(
    'select lote_id, lel_uid, vei_uid from busca_lote where hot_id = $1 and (lel_uid = any($2::uuid[]) or vei_uid = any($3::uuid[]))',
    [quem.hotId, lelUid, veiUid],
  )
  return prepararConsulta(pedido, quem.visao, (campo, uids) => {
    const procurados = new Set(uids.map((u) => u.toLowerCase()))
    return rows
      .filter((r) => procurados.has(campo === 'lelUid' ? r.lel_uid : r.vei_uid))
      .map((r) => r.lote_id)
  })
}
