// Who came in. A phone sends what it kept without network: the first entry of a code counts, with its own instant, never
// later than now; a second one is told when the first was.
import { registrarEntradas } from '@martelo/contracts/eventos/registrar-entradas.contract.ts'
import { codigoLido } from '@martelo/domain/eventos/convidados.ts'
import { instanteDaEntrada } from '@martelo/domain/eventos/entrada.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { naoHaEvento } from './apresentar-convidado.ts'
import { lerEvento } from './eventos.sql.ts'

interface Entrada {
  uid: string
  nome: string
  entrouAt: Date
  pessoas: number
  agora: boolean
}

const CANCELADO = { resultado: 'cancelado' as const, nome: null, entrouAt: null, pessoas: 0 }

handle(registrarEntradas, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const e = await lerEvento(tx, hotId, params.uid)
    if (e === undefined) return naoHaEvento()
    // Told for each, not as a refusal: a phone that kept them without network has to let go of them.
    if (!e.ativo) return { resultados: body.entradas.map(({ codigo }) => ({ codigo, ...CANCELADO })) }
    const resultados = []
    for (const { codigo, quando, pessoas } of body.entradas) {
      const lido = codigoLido(codigo)
      const at = new Date(
        instanteDaEntrada(Date.parse(quando), { inicio: e.inicioAt.getTime(), agora: ctx.agora }),
      )
      const r = await sql<Entrada>`
        with antes as (select id, entrou_at from evento_convidado
          where hot_id = ${hotId} and eve_id = ${e.id} and codigo = ${lido} for update)
        update evento_convidado g set entrou_at = coalesce(g.entrou_at, ${at}), entrada_by = coalesce(g.entrada_by, ${exigirSessao(ctx).usuId}),
          pessoas = case when g.entrou_at is null then ${pessoas} else g.pessoas end
        from antes a where g.hot_id = ${hotId} and g.id = a.id
        returning g.uid, g.nome, g.entrou_at, g.pessoas, a.entrou_at is null as agora`.execute(tx)
      const [g] = r.rows
      if (g?.agora === true)
        await auditar(ctx, tx, {
          entidade: 'evento',
          uid: e.uid,
          acao: 'registrarEntrada',
          depois: { convidado: g.nome, pessoas: g.pessoas },
        })
      resultados.push({
        codigo,
        resultado:
          g === undefined
            ? ('desconhecido' as const)
            : g.agora
              ? ('entrou' as const)
              : ('ja-entrou' as const),
        nome: g?.nome ?? null,
        entrouAt: iso(g?.entrouAt ?? null),
        pessoas: g?.pessoas ?? 0,
      })
    }
    return { resultados }
  }),
)
