import { conferirRecibo } from '@martelo/contracts/lances/conferir-recibo.contract.ts'
import { caminhoDe, folhaDe } from '@martelo/domain/lances/arvore.ts'
import { ehLacrado } from '@martelo/domain/lances/lacre.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { encadear } from '../../engines/lances/port.ts'
import { apelidoPublico } from '../../engines/salas/port.ts'
import { resumir } from './raizes/assinatura.ts'
import { hashesDoLote, raizQueCobre } from './raizes/raizes.sql.ts'
import { lerRegistro, textoDaLinha } from './registro.sql.ts'

interface Dono {
  lelId: number
  lelUid: string
  leiUid: string
  numero: string
  nome: string
  leilao: string
  situacao: SituacaoLote
  seq: number
}

const NADA = { tipo: null, situacao: null, valor: null, apelido: null, data: null }

handle(conferirRecibo, async (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const hash = Buffer.from(params.hash, 'hex')
    const r =
      await sql<Dono>`select l.id as lel_id, l.uid as lel_uid, a.uid as lei_uid, l.numero, l.nome, a.nome as leilao, l.situacao, b.seq
      from lance b join lote l on l.id = b.lel_id join leilao a on a.id = l.lei_id
      where b.hash = ${hash} and b.hot_id = ${ctx.hotsite.id}`.execute(tx)
    const dono = r.rows[0]
    const linhas = dono ? await lerRegistro(tx, dono.lelId, { deSeq: dono.seq - 1, ateSeq: dono.seq }) : []
    const linha = linhas.at(-1)
    if (!dono || !linha) return recusar('NAO_ENCONTRADO', 'Nenhum lance deste site tem este recibo.')
    // The row before enters the hash and nothing else: its own hash would be a receipt.
    const anterior = linhas.length > 1 ? (linhas[0]?.hash ?? null) : null
    const lacrado = ehLacrado(linha.tipo, dono.situacao)
    const { lelUid, leiUid, numero, nome, leilao } = dono
    const dita = {
      tipo: linha.tipo === 'Leiloeiro' ? 'Manual' : linha.tipo,
      situacao: linha.situacao,
      valor: linha.teto ?? linha.valor,
      apelido: apelidoPublico(linha.apelido),
      data: linha.data.toISOString(),
    }
    return {
      lelUid,
      leiUid,
      numero,
      nome,
      leilao,
      lacrado,
      ...(lacrado ? NADA : dita),
      confere: encadear(anterior, textoDaLinha(lelUid, linha)).equals(hash),
      prova: await provar(tx, dono),
    }
  }),
)

/** The row's path to the first published root that covers it. */
async function provar(tx: Tx, { lelId, seq }: Dono) {
  const raiz = await raizQueCobre(tx, lelId, seq)
  if (raiz === null) return null
  const folhas = (await hashesDoLote(tx, lelId, raiz.folhas)).map((h) => folhaDe(h, resumir))
  const folha = folhas[seq - 1]
  if (folha === undefined) return null
  const hex = (b: Uint8Array): string => Buffer.from(b).toString('hex')
  return {
    folha: hex(folha),
    indice: seq - 1,
    caminho: caminhoDe(folhas, seq - 1, resumir).map(hex),
    raiz: hex(raiz.raiz),
    folhas: raiz.folhas,
    publicadaEm: raiz.publicadaAt.toISOString(),
    chave: hex(raiz.chave),
    assinatura: hex(raiz.assinatura),
  }
}
