import { conferirRecibo } from '@martelo/contracts/lances/conferir-recibo.contract.ts'
import { recebeLances, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import { handle, recusar } from '../../core/http/handle.ts'
import { encadear } from './motor/corrente.ts'
import { lerRegistro, textoDaLinha } from './registro.sql.ts'
import { apelidoPublico } from './sala/estado-publico.sql.ts'

interface Dono {
  lelId: number
  lelUid: string
  leiUid: string
  numero: string
  nome: string
  leilao: string
  situacao: SituacaoLote
  seq: number
  hashUltimo: Buffer | null
}

/** A proposal stays between its author and the house; a ceiling is sealed while the lot can still be bid on. */
const LACRADOS: Readonly<Record<string, (aberto: boolean) => boolean>> = {
  Proposta: () => true,
  'Configuração Automática': (aberto) => aberto,
}

handle(conferirRecibo, async (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const hash = Buffer.from(params.hash, 'hex')
    const r =
      await sql<Dono>`select l.id as lel_id, l.uid as lel_uid, a.uid as lei_uid, l.numero, l.nome, a.nome as leilao, l.situacao, b.seq, l.hash_ultimo
      from lance b join lote l on l.id = b.lel_id join leilao a on a.id = l.lei_id
      where b.hash = ${hash} and b.hot_id = ${ctx.hotsite.id}`.execute(tx)
    const dono = r.rows[0]
    const linhas = dono ? await lerRegistro(tx, dono.lelId, { deSeq: dono.seq - 1, ateSeq: dono.seq }) : []
    const linha = linhas.at(-1)
    if (!dono || !linha) return recusar('NAO_ENCONTRADO', 'Nenhum lance deste site tem este recibo.')
    const anterior = linhas.length > 1 ? (linhas[0]?.hash ?? null) : null
    const lacrado = LACRADOS[linha.tipo]?.(recebeLances(dono.situacao)) ?? false
    return {
      lelUid: dono.lelUid,
      leiUid: dono.leiUid,
      numero: dono.numero,
      nome: dono.nome,
      leilao: dono.leilao,
      seq: linha.seq,
      tipo: linha.tipo === 'Leiloeiro' ? 'Manual' : linha.tipo,
      situacao: linha.situacao,
      valor: lacrado ? null : (linha.teto ?? linha.valor),
      apelido: apelidoPublico(linha.apelido),
      data: linha.data.toISOString(),
      confere: encadear(anterior, textoDaLinha(dono.lelUid, linha)).equals(hash),
      hashAnterior: anterior?.toString('hex') ?? null,
      ultimoHashDoLote: dono.hashUltimo?.toString('hex') ?? null,
    }
  }),
)
