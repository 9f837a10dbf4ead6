import { minhasIndicacoes } from '@martelo/contracts/clientes/minhas-indicacoes.contract.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { exigirSessao, type Sessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { clientePorId } from './clientes.sql.ts'

interface Indicado {
  nome: string
  quando: Date
  aprovado: boolean
  comprou: boolean
}

/** "Maria S.": who was invited is not the inviter's to read in full. */
function nomeCurto(nome: string): string {
  const [primeiro = '', ...resto] = nome.trim().split(/\s+/)
  const ultimo = resto.at(-1)
  return ultimo === undefined ? primeiro : `${primeiro} ${ultimo.charAt(0)}.`
}

/** A client's is his registration's; staff and consignors have one by their account. */
async function meuConvite(tx: Tx, hotId: number, s: Sessao): Promise<string> {
  if (s.cliId !== null) return (await clientePorId(tx, hotId, s.cliId)).conviteHash ?? ''
  const u = await tx
    .selectFrom('usuario')
    .select('conviteHash')
    .where('hotId', '=', hotId)
    .where('id', '=', s.usuId)
    .executeTakeFirst()
  return u?.conviteHash ?? ''
}

handle(minhasIndicacoes, (ctx) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const hash = await meuConvite(tx, hotId, exigirSessao(ctx))
    const r = await sql<Indicado>`
      select c.nome, c.created_at as quando, c.documento_situacao = 'Aprovado' as aprovado,
        exists (select from venda v where v.cli_id = c.id and v.situacao = 'Fechada') as comprou
      from cliente c where c.hot_id = ${hotId} and c.convidado_hash = ${hash} and c.excluido_at is null order by c.created_at desc limit 200`.execute(
      tx,
    )
    return {
      hash,
      caminho: `/cadastro?convite=${hash}`,
      indicados: r.rows.map((i) => ({
        nome: nomeCurto(i.nome),
        quando: iso(i.quando),
        etapa: i.comprou
          ? ('Comprou' as const)
          : i.aprovado
            ? ('Documentos aprovados' as const)
            : ('Cadastrado' as const),
      })),
    }
  }),
)
