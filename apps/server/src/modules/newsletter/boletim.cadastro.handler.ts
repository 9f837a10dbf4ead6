// A letter of the newsletter as the house writes it. What has begun to go out neither changes nor goes: those who got it
// first must not have got another one.
import { BOLETIM } from '@martelo/contracts/newsletter/boletim.cadastro.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { podeTransitarBoletim, type SituacaoDeBoletim } from '@martelo/domain/newsletter/states.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { recusar } from '../../core/http/handle.ts'
import { AINDA_A_ALCANCAR, contarRascunhos } from './boletins.sql.ts'

/** Unsent ones; what was sent is history. */
const MAXIMO_DE_RASCUNHOS = 50

const cartas = (condicao: ReturnType<typeof sql>) =>
  sql`(select count(*)::int from boletim_carta c join caixa_postal p on p.id = c.cai_id where c.bol_id = t.id and ${condicao})`

/** What may still be changed may be deleted. */
const aindaMuda = (ctx: Ctx, { situacao }: { readonly [k: string]: unknown }): boolean =>
  podeTransitarBoletim(
    {
      de: situacao as SituacaoDeBoletim,
      evento: 'alterar',
      atores: atoresDosPapeis(exigirSessao(ctx).papeis),
    },
    { destinatarios: 0 },
  ).pode

handleCadastro(BOLETIM, {
  colunas: {
    destinatarios: AINDA_A_ALCANCAR,
    entregues: cartas(sql`p.entregue_at is not null`),
    falhas: cartas(sql`p.entregue_at is null and p.erro is not null`),
    aCaminho: cartas(sql`p.entregue_at is null and p.erro is null`),
    sairam: sql`(select count(*)::int from newsletter_inscricao n where n.hot_id = t.hot_id and n.saiu_bol_id = t.id)`,
  },
  async antesDeSalvar({ ctx, tx, antes }) {
    if (antes !== null && !aindaMuda(ctx, antes))
      return recusar('SITUACAO', 'Este boletim já começou a ser enviado e não muda mais.')
    if (antes === null && (await contarRascunhos(tx, ctx.hotsite.id)) >= MAXIMO_DE_RASCUNHOS)
      return recusar('CHEIO', `Há ${MAXIMO_DE_RASCUNHOS} rascunhos. Apague um que já não serve.`)
    return { alteradoNome: exigirSessao(ctx).nome, updatedAt: new Date(ctx.agora) }
  },
  antesDeApagar: ({ ctx, registro }) =>
    Promise.resolve(
      aindaMuda(ctx, registro)
        ? undefined
        : recusar('SITUACAO', 'Este boletim já começou a ser enviado e fica na lista.'),
    ),
})
